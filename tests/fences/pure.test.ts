import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/fences/sources.mjs'

const settingsOf = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, '.', {}, file)

/** What the compiler says of these lines, were they a file of the domain among all that the settings compile. */
const saidOf = (lines: ReadonlyArray<string>, settings: string): ReadonlyArray<string> => {
  const planted = resolve('src/domain/planted.ts')
  const { options: given, fileNames } = settingsOf(settings)
  const options: ts.CompilerOptions = { ...given, incremental: false, tsBuildInfoFile: undefined }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === planted || fileExists(path)
  host.getSourceFile = (path, language) =>
    path === planted ? ts.createSourceFile(path, lines.join('\n'), language) : getSourceFile(path, language)
  const program = ts.createProgram([...fileNames, planted], options, host)
  return program.getSemanticDiagnostics(program.getSourceFile(planted)).map((said) => ts.flattenDiagnosticMessageText(said.messageText, ' '))
}

const impure = ['document', 'process', 'fetch', 'setTimeout', 'localStorage', 'console', 'Buffer', 'crypto', 'URL']
const lines = impure.map((name, index) => `export const x${index} = ${name}`)

describe('the core compiles without a browser and without Node', () => {
  it('no word of either is known there', () => {
    const said = saidOf([...lines, `export const at = Math.max(0, 1)`], 'tsconfig.core.json')
    expect(said.map((words) => words.match(/^Cannot find name '(\w+)'/)?.[1])).toEqual(impure)
  })

  it('nor can its modules be imported', () => {
    const said = saidOf([`import { readFileSync } from 'node:fs'`, 'export { readFileSync }'], 'tsconfig.core.json')
    expect(said).toEqual([expect.stringMatching(/^Cannot find (name|module) 'node:fs'/)])
  })

  it('though outside the core all of these are known', () => {
    expect(saidOf(lines, 'tsconfig.json')).toEqual([])
  })

  it('every file of domain and application is compiled that way', () => {
    const compiled = settingsOf('tsconfig.core.json').fileNames
    const core = sourcesOf('.').filter((path) => /^src\/(domain|application)\//.test(path))
    expect([...compiled].sort()).toEqual(core)
  })
})
