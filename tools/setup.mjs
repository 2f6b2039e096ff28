// The first step of `npm start`, `npm test` and the scripts that build or pack: checks the version of Node and installs
// packages. Uses only Node's own modules, in syntax that an old Node can read far enough to print the message.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether a version of Node, as in `20.19.0`, is at least the one that is needed, as in `20.19`. */
export const isNewEnough = (version, least) => {
  const have = version.split('.').map(Number)
  const need = least.split('.').map(Number)
  for (let at = 0; at < need.length; at++) {
    if (have[at] !== need[at]) return have[at] > need[at]
  }
  return true
}

/**
 * The packages of a lock file that are missing or installed in another version, according to npm's own list
 * (`node_modules/.package-lock.json`). Optional packages may be for another system.
 */
export const missing = (lock, installed) =>
  Object.keys(lock.packages).filter(place => {
    const wanted = lock.packages[place]
    if (!place.includes('node_modules/') || wanted.optional) return false
    const found = installed.packages[place]
    return found === undefined || found.version !== wanted.version || found.link !== wanted.link
  })

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'))

const isInstalled = () => {
  try {
    return missing(readJson('package-lock.json'), readJson('node_modules/.package-lock.json')).length === 0
  } catch {
    return false
  }
}

/** Runs a program in this terminal until it ends; returns its exit code. */
const run = (program, words, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: root, stdio: 'inherit', ...options })
    // Ctrl-C reaches the child by itself; signals to this process are forwarded.
    const wait = () => {}
    const pass = signal => child.kill(signal)
    process.on('SIGINT', wait)
    process.on('SIGTERM', pass)
    process.on('SIGHUP', pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', pass)
      process.off('SIGHUP', pass)
      resolve(signal === null ? code : 1)
    })
  })

/** Runs a script with this Node. */
export const node = (words, options) => run(process.execPath, words, options)

/** The script of npm: the one that started this process, or the one of this Node. */
const npmScript = () => {
  const beside = dirname(realpathSync(process.execPath))
  return [
    process.env.npm_execpath,
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find(path => path !== undefined && basename(path) === 'npm-cli.js' && existsSync(path))
}

/** Runs npm. */
export const npm = (words, options) => {
  const script = npmScript()
  if (script !== undefined) return node([script, ...words], options)
  // Windows starts npm.cmd only through its shell; all arguments here are constants.
  return process.platform === 'win32' ? run('npm.cmd', words, { ...options, shell: true }) : run('npm', words, options)
}

const must = async (step, what) => {
  const code = await step
  if (code === 0) return
  console.error(`half-pint: ${what} failed.`)
  process.exit(code)
}

/** Refuses an old Node, and installs the packages of the lock file if they are missing. */
export const setUp = async () => {
  const least = readJson('package.json').engines.node.replace('>=', '')
  if (!isNewEnough(process.versions.node, least)) {
    console.error(
      `half-pint needs Node ${least} or later; this is Node ${process.versions.node}. See https://nodejs.org`,
    )
    process.exit(1)
  }
  if (!isInstalled()) {
    console.error('half-pint: installing packages…')
    // No package needs its install script, and our own would build, which comes later. Some tools refuse a few versions
    // of Node that the game supports; the version was checked above.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    await must(npm(['ci', '--ignore-scripts', '--include=dev', '--engine-strict=false', ...quiet]), 'npm ci')
  }
}

/** Builds the command, the server and the page if they are not up to date. */
export const build = () => must(node(['tools/build.mjs']), 'the build')
