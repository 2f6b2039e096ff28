"""A bot for the arena: halfpint arena herzlos --bots "proc:python3 examples/arenabot.py,novice"

It is told one decision a line and answers with the place of its choice among the legal actions.
It plays the first card it may, but rather not a heart, and passes on what is listed last.
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
