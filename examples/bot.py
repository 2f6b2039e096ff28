#!/usr/bin/env python3
"""A bot that speaks only HTTP, with the standard library alone: python3 examples/bot.py SERVER [TABLE [NAME]]"""
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
place = sys.argv[2] if len(sys.argv) > 2 else None
name = sys.argv[3] if len(sys.argv) > 3 else "Pit"


def ask(path, body=None, token=None, accept="application/json"):
    """Opens a request; what the server refuses is an answer too."""
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


if place is None:
    seat = json.load(ask("", {"setup": {"game": "herzlos", "seats": 3}, "name": name}))
else:
    seat = json.load(ask(f"/{place}/seats", {"name": name}))
if "problem" in seat:
    sys.exit(json.dumps(seat["problem"]))
table, token = seat["table"], seat["token"]
print(f"{name} sits on seat {seat['seat']} of table {table}", flush=True)


def wish(what):
    """Wishes something; the id is sent again until there is an answer, and counts once."""
    body = {"id": str(uuid.uuid4()), "wish": what}
    while True:
        try:
            answer = json.load(ask(f"/{table}/wishes", body, token))
            if "problem" in answer:
                print("refused:", json.dumps(answer["problem"]), flush=True)
            return
        except OSError:
            time.sleep(0.5)


def act():
    legal = json.load(ask(f"/{table}/legal", token=token))["legal"]
    if legal:  # here is the place for something cleverer
        wish({"type": "act", "action": random.choice(legal)})


def is_over(message):
    view, fact = message.get("view") or {}, message.get("fact") or {}
    return view.get("phase") == "over" or (fact.get("event") or {}).get("type") == "game-ended"


def is_pledged(message):
    match = (message.get("view") or {}).get("match") or {}
    pledge = match.get("pledge") or {"dealt": True}
    return (message.get("fact") or {}).get("type") == "pledged" or not pledge["dealt"]


last, over = 0, False
if place is None:
    wish({"type": "start", "fill": "regular"})
while not over:
    try:
        for line in ask(f"/{table}/events?after={last}", token=token, accept="application/x-ndjson"):
            if not line.strip():
                continue
            message = json.loads(line)
            if message["type"] == "bye":
                break
            last = message["version"]
            over = over or is_over(message)
            if is_pledged(message):  # our own chance goes into every deal, so that nobody can have chosen the cards
                wish({"type": "share", "share": secrets.token_hex(32)})
            if message.get("more"):
                continue
            if over:
                break
            act()
    except (OSError, http.client.HTTPException) as trouble:
        print(f"the line is cut ({trouble}), trying again", flush=True)
    if not over:
        time.sleep(0.5)
print("the match is over", flush=True)
