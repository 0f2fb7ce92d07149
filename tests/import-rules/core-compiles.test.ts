import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const settingsOf = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, '.', {}, file)

/** What the compiler says about these lines in a file of the domain. */
const saidOf = (lines: ReadonlyArray<string>, settings: string, among: ReadonlyArray<string> = []) => {
  const planted = resolve('src/domain/planted.ts')
  const { options } = settingsOf(settings)
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => path === planted || disk.fileExists(path),
    getSourceFile: (path, language) =>
      path === planted ? ts.createSourceFile(path, lines.join('\n'), language) : disk.getSourceFile(path, language),
  }
  const program = ts.createProgram([...among, planted], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(planted))
    .map((said) => ts.flattenDiagnosticMessageText(said.messageText, ' '))
}

const impure = ['document', 'process', 'fetch', 'setTimeout', 'localStorage', 'console', 'Buffer', 'crypto', 'URL']
const lines = [
  `import { readFileSync } from 'node:fs'`,
  `export const read = readFileSync`,
  `export const pure = Math.max(0, 1)`,
  ...impure.map((name, index) => `export const impure${index} = ${name}`),
]

const core = 'tsconfig.core.json'

describe('the core compiles without a browser and without Node', { timeout: 60_000 }, () => {
  it('neither is known there, whatever the packages bring along', () => {
    const said = saidOf(lines, core, settingsOf(core).fileNames)
    expect(said.map((words) => words.match(/^Cannot find \w+ '([\w:]+)'/)?.[1])).toEqual(['node:fs', ...impure])
  })

  it('outside the core, both are known', () => {
    expect(saidOf(lines, 'tsconfig.json')).toEqual([])
  })

  it('every file of domain and application is compiled that way', () => {
    const inTheCore = sourcesOf('.').filter((path) => /^src\/(domain|application)\//.test(path))
    expect(settingsOf(core).fileNames.toSorted()).toEqual(inTheCore)
  })
})
