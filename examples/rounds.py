"""A notebook in plain Python: what does each prediction of Half-Pint Heroes bring?

    halfpint simulate half-pint-heroes --games 2000 --seed tea --csv --out rounds.csv
    python3 examples/rounds.py rounds.csv rounds.svg

Editors that support `# %%` run it cell by cell. With pandas, read the table with `pandas.read_csv("rounds.csv")`."""
# %% Read the table: one row per round and seat
import csv
import sys
from collections import defaultdict

source, picture = sys.argv[1:3]
with open(source, encoding="utf-8") as file:
    rows = list(csv.DictReader(file))

# %% Mean points by prediction, without rounds that ended in a brawl
points, met = defaultdict(list), defaultdict(int)
for row in rows:
    if row["brawl"] == "":
        prediction = int(row["prediction"])
        points[prediction].append(int(row["score"]))
        met[prediction] += row["prediction"] == row["tricks"]
for prediction in sorted(points):
    scores = points[prediction]
    mean, share = sum(scores) / len(scores), met[prediction] / len(scores)
    print(f"prediction {prediction}: {len(scores)} rounds, met in {share:.0%}, {mean:.1f} points")

# %% Draw the chart without a library
high = max(sum(scores) / len(scores) for scores in points.values())
bars = []
for place, prediction in enumerate(sorted(points)):
    mean = sum(points[prediction]) / len(points[prediction])
    tall = max(0, 140 * mean / high)
    x = 30 + 50 * place
    bars.append(f'<rect x="{x}" y="{180 - tall:.1f}" width="36" height="{tall:.1f}" fill="#9a6b00"/>')
    bars.append(f'<text x="{x + 18}" y="{174 - tall:.1f}">{mean:.1f}</text><text x="{x + 18}" y="196">{prediction}</text>')
with open(picture, "w", encoding="utf-8") as file:
    width = 40 + 50 * len(points)
    caption = f'<rect width="100%" height="100%" fill="#fff"/><text x="{width / 2}" y="18">points a round, by prediction</text>'
    file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="210" font-family="sans-serif" font-size="12" text-anchor="middle">{caption}{"".join(bars)}</svg>\n')
