#!/usr/bin/env python3
"""A bot that uses only HTTP and the standard library.

With TABLE it takes a seat there. Without TABLE it opens a table, plays GAMES games against built-in bots and
reports the results."""
import argparse
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("server", nargs="?", default="http://localhost:8080")
parser.add_argument("table", nargs="?", help="the last part of a table's link")
parser.add_argument("name", nargs="?", default="Pit")
parser.add_argument("--game", default="herzlos", help="herzlos or half-pint-heroes")
parser.add_argument("--seats", type=int, default=3)
parser.add_argument("--against", default="regular", help="a level (novice, regular, expert, champion) or a character (oda)")
parser.add_argument("--games", type=int, default=1)
parser.add_argument("--out", help="a file for the records, one per line")
asked = parser.parse_args()
server, place, name = asked.server, asked.table, asked.name
games = asked.games if place is None else 1


def open_request(path, body=None, token=None, accept="application/json"):
    """Opens a request. A refusal is returned, not raised."""
    headers = {"accept": accept}
    if body is not None:
        headers["content-type"] = "application/json"
    if token is not None:
        headers["authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + "/api/tables" + path, data, headers)
    try:
        return urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as refused:
        return refused


def ask(path, body=None, token=None):
    """Returns the server's answer as JSON. Repeats the request while the server restarts, its storage is unavailable
    (503), a proxy has no server behind it (502), or the connection fails."""
    wait = 0.25
    while True:
        try:
            with open_request(path, body, token) as answer:
                said = json.load(answer)
                if answer.status < 500 and answer.status != 429:
                    return said
        except (OSError, http.client.HTTPException, ValueError):
            pass  # no server, an incomplete answer, or an HTML page
        time.sleep(wait)
        wait = min(8, 2 * wait)


if place is None:
    setup = {"game": asked.game, "seats": asked.seats}
    seat = ask("", {"setup": setup, "name": name, "token": secrets.token_urlsafe(32)})
else:
    # The token is chosen here, so a repeated request returns the same seat.
    seat = ask(f"/{place}/seats", {"name": name, "token": secrets.token_urlsafe(32)})
if "problem" in seat:
    sys.exit(seat["says"])
table, token = seat["table"], seat["token"]
print(f"{name} sits on seat {seat['seat']} of table {table}", flush=True)


def send(command):
    """Sends a command. It is sent again with the same id until it is answered, so it runs once."""
    answer = ask(f"/{table}/commands", {"id": str(uuid.uuid4()), "command": command}, token)
    # A late share is not needed any more: the cards are dealt without it.
    if "problem" in answer and command["type"] != "share":
        print("refused:", answer["says"], flush=True)


def act():
    answer = ask(f"/{table}/legal", token=token)
    if "problem" in answer:
        sys.exit(answer["says"])
    legal = answer["legal"]
    if legal:  # choose a better action here
        send({"type": "act", "action": random.choice(legal)})


def is_over(message):
    view, event = message.get("view") or {}, message.get("event") or {}
    return view.get("phase") == "over" or (event.get("event") or {}).get("type") == "game-ended"


def is_pledged(message):
    match = (message.get("view") or {}).get("match") or {}
    pledge = match.get("pledge") or {"dealt": True}
    return (message.get("event") or {}).get("type") == "pledged" or not pledge["dealt"]


def record_of(match):
    """Returns the record of a match. The server stores it shortly after the end of the match."""
    for _ in range(100):
        record = ask(f"/{table}/records/{match}")
        if "problem" not in record:
            return record
        time.sleep(0.1)
    sys.exit(record["says"])


def keep(match):
    """Stores the record of a match and prints how often the bot has won so far."""
    record = record_of(match)
    if asked.out:
        with open(asked.out, "a", encoding="utf-8") as out:
            out.write(json.dumps(record, ensure_ascii=False) + "\n")
    wins.append(seat["seat"] in record["result"]["winners"])
    n, share, fair = len(wins), sum(wins) / len(wins), 1 / len(record["players"])
    # Wilson's interval is useful even after three games without a win.
    middle, doubt = share + 1.92 / n, 1.96 * (share * (1 - share) / n + 0.96 / n**2) ** 0.5
    low, high = (abs(middle + side * doubt) / (1 + 3.84 / n) for side in (-1, 1))
    print(f"won {sum(wins)} of {n}, {share:.0%} ({low:.0%} to {high:.0%}); among equals it would be {fair:.0%}", flush=True)


last, over, played, wins = 0, False, 0, []
if place is None:
    send({"type": "start", "fill": asked.against})
while not over:
    try:
        stream = open_request(f"/{table}/events?after={last}", token=token, accept="text/event-stream")
        for line in stream if stream.status == 200 else ():
            if not line.startswith(b"data: "):
                continue
            message = json.loads(line[6:])
            if message["type"] == "bye":
                if message["retry"] is None:
                    sys.exit("another client has taken the seat")
                break
            last = message["version"]
            match = ((message.get("view") or {}).get("match") or {}).get("number", played + 1)
            if is_over(message) and match > played:
                played = match
                over = played == games
                if place is None:
                    keep(match)
                if not over:  # built-in bots always agree to a rematch
                    send({"type": "rematch"})
            if is_pledged(message):  # add a random number to every deal, so that nobody can choose the cards
                send({"type": "share", "share": secrets.token_hex(32)})
            if message.get("more"):
                continue
            if over:
                break
            act()
    except (OSError, http.client.HTTPException, ValueError) as error:
        print(f"the connection is lost ({error}), reconnecting", flush=True)
    if not over:
        time.sleep(0.5)
print("the match is over", flush=True)
