// Runs the named modules in one process, one after another, and prints the output of each. Separate processes would
// mostly load the same packages again.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

const told = []
for (const file of process.argv.slice(2)) {
  let out = ''
  console.log = (...words) => {
    out += `${format(...words)}\n`
  }
  try {
    await import(pathToFileURL(resolve(file)).href)
    told.push({ out, fault: null })
  } catch (error) {
    told.push({ out, fault: error instanceof Error ? error.stack : String(error) })
  }
}
process.stdout.write(JSON.stringify(told))
