// Runs a Dockerfile without Docker: each stage is a folder that serves as its root. It supports the instructions of our
// file and refuses others, so that every line is tested.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Parses the stages of a Dockerfile: name, base image and steps. */
export const readStages = text => {
  const lines = text.replace(/\\\n/g, ' ').split('\n')
  const stages = []
  for (const line of lines) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    if (word === 'FROM') {
      const [, base, name] = /^(?:--platform=\S+ )?(\S+)(?: AS (\w+))?$/.exec(rest)
      stages.push({ name: name ?? `${stages.length}`, base, steps: [] })
    } else stages.at(-1).steps.push({ word, rest })
  }
  return stages
}

/** The files that match a pattern with `*` in its last part. */
const matching = path => {
  if (!path.includes('*')) return [path]
  const [before, after] = basename(path).split('*')
  return readdirSync(dirname(path))
    .filter(name => name.startsWith(before) && name.endsWith(after))
    .map(name => join(dirname(path), name))
}

const isFolder = path => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const copy = (from, to, intoFolder) => {
  for (const source of matching(from)) {
    const target = intoFolder && !isFolder(source) ? join(to, basename(source)) : to
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  }
}

const RUN_OUTSIDE = /(?:^|[\s=])\/[\w.]/

/** Instructions about running the image, used from the last stage. */
const SETTINGS = new Set(['ENTRYPOINT', 'HEALTHCHECK', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'])

/**
 * Runs all stages below `place`. `context` copies the files of `COPY . .`, `bring` creates the files of a base image,
 * and `env` is the environment of commands. Returns the last stage: its root, its environment and its settings.
 */
export const runStages = (stages, place, { context, bring, env }) => {
  const roots = new Map()
  let last
  for (const { name, base, steps } of stages) {
    const root = join(place, name)
    mkdirSync(root, { recursive: true })
    roots.set(name, root)
    bring(base, root)
    last = { root, env: {}, settings: {} }
    let folder = root
    const inside = path => (path.startsWith('/') ? join(root, path) : join(folder, path))
    for (const { word, rest } of steps) {
      if (word === 'WORKDIR') {
        folder = inside(rest)
        mkdirSync(folder, { recursive: true })
      } else if (word === 'COPY') {
        const words = rest.split(/\s+/).filter(each => !each.startsWith('--'))
        const from = /--from=(\w+)/.exec(rest)?.[1]
        const to = words.pop()
        for (const source of words) {
          if (from === undefined) context(inside(to))
          else copy(join(roots.get(from), source), inside(to), to.endsWith('/'))
        }
      } else if (word === 'RUN') {
        // A mount is a cache of Docker's own.
        const command = rest.replace(/^(?:--mount=\S+\s+)+/, '')
        if (RUN_OUTSIDE.test(command)) throw new Error(`RUN ${command} names a path outside its folder`)
        console.log(`  ${name}: ${command}`)
        const done = spawnSync('sh', ['-c', command], { cwd: folder, env: { ...env, ...last.env }, stdio: 'inherit' })
        if (done.status !== 0) throw new Error(`RUN ${rest} ended with ${done.status}`)
      } else if (word === 'ENV') {
        const [, key, value] = /^(\w+)=(\S*)$/.exec(rest)
        last.env[key] = value
      } else if (SETTINGS.has(word)) last.settings[word] = rest
      else throw new Error(`unsupported instruction: ${word}`)
    }
  }
  return last
}
