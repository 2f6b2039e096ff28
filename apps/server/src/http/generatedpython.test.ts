import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatePython } from '../test/generatepython.ts'
import { ask, serve } from '../test/serve.ts'

const PLAYER = `
import sys
import time
from client import Client, Refused

server = Client(sys.argv[1])
seat = server.open_table({"setup": {"game": sys.argv[2], "seats": 3, "options": {"rounds": 1}}, "name": "Snake"})
table, token = seat["table"], seat["token"]
ids = iter(range(1000000))

def send(what):
    return server.send_command(table, {"id": f"p{next(ids)}", "command": what}, token)["version"]

known = send({"type": "start", "fill": "random"})
while server.view_table(table, token, after=known)["phase"] != "over":
    now = server.list_legal(table, token, after=known)
    if now["turn"]:
        known = send({"type": "act", "action": now["legal"][0]})
    else:
        time.sleep(0.05)
try:
    server.send_command(table, {"id": "wrong", "command": {"type": "rematch"}}, "x" * 43)
except Refused as refused:
    print(refused.args[0]["code"])
print(server.read_record(table, 1)["players"][0])
`

test.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'a client generated in Python plays a whole game of each',
  async () => {
    const service = await serve()
    const folder = mkdtempSync(join(tmpdir(), 'halfpint-python-'))
    const { json } = await ask(`${service.url}/api/openapi.json`)
    writeFileSync(join(folder, 'client.py'), generatePython(json.paths as never))
    writeFileSync(join(folder, 'player.py'), PLAYER)
    for (const game of ['half-pint-heroes', 'herzlos']) {
      const child = spawn('python3', ['player.py', service.url, game], { cwd: folder })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', text => {
          said += text
        })
      }
      const code = await new Promise(resolve => child.on('close', resolve))
      expect([code, said]).toEqual([0, 'unknown-token\nSnake\n'])
    }
    rmSync(folder, { recursive: true, force: true })
    await service.stop()
  },
)
