"""A bot for the arena: halfpint arena herzlos --bots "proc:python3 examples/arenabot.py,novice"

It reads one decision per line and answers with the index of its choice in the list of legal actions.
It plays the first legal card that is not a heart, and passes the last cards of the list.
"""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)  # game, seat, view, legal, budget, seed
    legal = question["legal"]
    choice = 0
    if question["game"] == "herzlos":
        if legal[0]["type"] == "pass":
            choice = len(legal) - 1
        else:
            harmless = [at for at, action in enumerate(legal) if not action["card"].startswith("h")]
            choice = harmless[0] if harmless else 0
    print(json.dumps({"choice": choice}), flush=True)
