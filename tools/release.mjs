// `npm run release [-- --dry-run]`: publishes the tarballs of `npm run tarballs` with their provenance, dependencies first.
// A version that is published already is skipped, so that a release that stopped can be run again.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './setup.mjs'
import { packed, staged } from './tarballs.mjs'

const readManifest = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Sorts manifests so that each comes after the packages that it depends on. */
export const inDependencyOrder = manifests => {
  const names = new Set(manifests.map(({ name }) => name))
  const sorted = []
  const add = manifest => {
    if (sorted.includes(manifest)) return
    const needed = Object.keys(manifest.dependencies ?? {}).filter(name => names.has(name))
    for (const name of needed) add(manifests.find(each => each.name === name))
    sorted.push(manifest)
  }
  for (const manifest of manifests) add(manifest)
  return sorted
}

const isPublished = ({ name, version }) => {
  const shell = process.platform === 'win32'
  return (
    spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8', shell }).stdout.trim() === version
  )
}

const release = async isDryRun => {
  const tarballs = existsSync(staged) ? packed() : []
  if (tarballs.length === 0) {
    console.error('half-pint: there are no tarballs to publish; run "npm run tarballs" first.')
    return 1
  }
  const manifests = readdirSync(staged).map(name => readManifest(join(staged, name)))
  if (manifests.some(({ repository }) => /\.example\b/.test(repository?.url ?? '.example'))) {
    console.error(
      'half-pint: set "repository", "homepage" and "bugs" in package.json to the addresses of your project first.',
    )
    return 1
  }
  for (const manifest of inDependencyOrder(manifests)) {
    const { name, version } = manifest
    if (isPublished(manifest)) {
      console.log(`${name}@${version} is published already`)
      continue
    }
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    const how = isDryRun ? '--dry-run' : '--provenance'
    const code = await npm(['publish', tarballs.find(path => path.endsWith(file)), '--access', 'public', how])
    if (code !== 0) return code
  }
  return 0
}

if (process.argv[1] === import.meta.filename) process.exit(await release(process.argv.includes('--dry-run')))
