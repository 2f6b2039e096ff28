import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, expect, test } from 'vitest'
import { inDependencyOrder } from './release.mjs'
import { root } from './setup.mjs'
import { stageAll, staged } from './tarballs.mjs'

const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
const libraries = readdirSync(join(root, 'packages')).filter(
  library => !read(`packages/${library}/package.json`).private,
)

beforeAll(async () => {
  await stageAll(libraries.map(name => read(`packages/${name}/package.json`).name))
})

test.each(libraries)('publint finds no problem in %s', async library => {
  const { messages, pkg } = await publint({ pkgDir: join(staged, library), strict: true, pack: false })
  expect(messages.map(message => formatMessage(message, pkg))).toEqual([])
})

test.each(libraries)('the manifest of %s names its addresses and only published packages', name => {
  const manifest = read(join('tarballs/staged', name, 'package.json'))
  expect(manifest).toMatchObject({
    author: expect.any(String),
    homepage: expect.stringContaining('https://'),
    bugs: expect.stringContaining('https://'),
    repository: { type: 'git', url: expect.stringContaining('https://') },
    keywords: expect.arrayContaining(['card-game']),
  })
  expect(manifest).not.toHaveProperty('scripts')
  expect(manifest).not.toHaveProperty('devDependencies')
  expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  expect(readdirSync(join(staged, name))).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist']))
  const names = libraries.map(each => `@halfpint/${each}`)
  expect(
    Object.keys(manifest.dependencies ?? {}).filter(each => each.startsWith('@halfpint/') && !names.includes(each)),
  ).toEqual([])
})

test('a release publishes a package after the packages that it depends on', () => {
  const manifests = libraries.map(name => read(`packages/${name}/package.json`))
  const order = inDependencyOrder(manifests).map(({ name }) => name)
  expect(order).toHaveLength(manifests.length)
  for (const { name, dependencies = {} } of manifests) {
    for (const needed of Object.keys(dependencies)) {
      if (order.includes(needed)) expect(order.indexOf(needed)).toBeLessThan(order.indexOf(name))
    }
  }
})

test.each([...libraries.map(library => `packages/${library}`), 'apps/cli'])(
  'the README of %s has no links to files that are not in the package',
  library => {
    const readme = readFileSync(join(root, library, 'README.md'), 'utf8')
    expect([...readme.matchAll(/\]\((?!https?:|#)([^)\s]*)\)/g)].map(([, link]) => link)).toEqual([])
  },
)

test('a second build does nothing and prints nothing', () => {
  const built = ['apps/cli/dist/halfpint.js', 'apps/server/dist/server.js'].map(file => join(root, file))
  const times = () => built.map(file => statSync(file).mtimeMs)
  const buildThem = () => spawnSync(process.execPath, [join(root, 'tools/build.mjs'), 'command', 'server'])
  expect(buildThem().status).toBe(0)
  const before = times()
  const { status, stdout, stderr } = buildThem()
  expect([status, `${stdout}${stderr}`]).toEqual([0, ''])
  expect(times()).toEqual(before)
})

test('the built libraries have types', () => {
  const folder = mkdtempSync(join(root, 'node_modules', '.consumer-'))
  try {
    const file = join(folder, 'all.ts')
    const uses = libraries.map(library => `export * as ${library.replace('-', '')} from '@halfpint/${library}'`)
    const mistake = "import { herzlos } from '@halfpint/herzlos'\nexport const wrong: number = herzlos.id"
    writeFileSync(file, [...uses, mistake].join('\n'))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const words = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--ignoreConfig', file]
    const { stdout } = spawnSync(process.execPath, [tsc, ...words], { encoding: 'utf8' })
    // Only the mistake that was put there is found: everything else has its type.
    expect(stdout.trim().split('\n')).toEqual([expect.stringContaining("'string' is not assignable to type 'number'")])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each([
  ['half-pint', 'numberOf', 1_000],
  ['bots', 'intervalOf', 2_000],
  ['core', 'seeded', 1_000],
])('a bundle of one function of %s, %s, contains only that function', async (library, name, most) => {
  const contents = `import { ${name} } from '@halfpint/${library}'; console.log(${name})`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  })
  expect(outputFiles[0].text).toContain('console.log')
  expect(outputFiles[0].text.length).toBeLessThan(most)
})
