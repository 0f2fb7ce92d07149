import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { runCheck } from '../../scripts/check/run-check.mjs'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const settingsOf = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, '.', {}, file)

const cache = '.cache/import-rules/compiled'

/** The compiler's messages about a file with these lines, compiled with these settings beside other files. */
const compilerMessages = async (settings: string, otherFolders: ReadonlyArray<string> = []) => {
  const folder = resolve(cache, settings)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sample.ts'), lines.join('\n'))
  const project = {
    extends: resolve(settings),
    compilerOptions: { tsBuildInfoFile: 'tsbuildinfo' },
    include: ['sample.ts', ...otherFolders.map((other) => resolve(other))],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const tsc = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', folder]
  const { output } = await runCheck({ name: settings, args: tsc })
  return output.split('\n').filter((line) => line !== '')
}

const impureNames = ['document', 'process', 'fetch', 'setTimeout', 'localStorage', 'console', 'Buffer', 'crypto', 'URL']
const lines = [
  `import { readFileSync } from 'node:fs'`,
  `export const read = readFileSync`,
  `export const pure = Math.max(0, 1)`,
  ...impureNames.map((name, index) => `export const impure${index} = ${name}`),
]

const core = 'tsconfig.core.json'

describe('tsconfig.core.json', { timeout: 60_000 }, () => {
  it('code of the core knows neither browser nor Node globals, whatever the packages declare', async () => {
    const messages = await compilerMessages(core, ['src/domain', 'src/application'])
    expect(messages.map((message) => message.match(/sample\.ts\(.*Cannot find \w+ '([\w:]+)'/)?.[1])).toEqual([
      'node:fs',
      ...impureNames,
    ])
  })

  it('code outside the core knows both', async () => {
    expect(await compilerMessages('tsconfig.json')).toEqual([])
  })

  it('every file of domain and application is compiled with the core settings', () => {
    const coreFiles = sourcesOf('.').filter((path) => /^src\/(domain|application)\//.test(path))
    expect(settingsOf(core).fileNames.toSorted()).toEqual(coreFiles)
  })
})
