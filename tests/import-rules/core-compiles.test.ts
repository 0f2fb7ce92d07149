import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const settingsOf = (file: string): ts.ParsedCommandLine =>
  ts.parseJsonConfigFileContent(ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config, ts.sys, '.', {}, file)

/** The compiler's messages about these lines in a file of the domain. */
const compilerMessages = (lines: ReadonlyArray<string>, settings: string, otherFiles: ReadonlyArray<string> = []) => {
  const samplePath = resolve('src/domain/sample.ts')
  const { options } = settingsOf(settings)
  const diskHost = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...diskHost,
    fileExists: (path) => path === samplePath || diskHost.fileExists(path),
    getSourceFile: (path, language) =>
      path === samplePath
        ? ts.createSourceFile(path, lines.join('\n'), language)
        : diskHost.getSourceFile(path, language),
  }
  const program = ts.createProgram([...otherFiles, samplePath], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(samplePath))
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '))
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
  it('code of the core knows neither browser nor Node globals, whatever the packages declare', () => {
    const messages = compilerMessages(lines, core, settingsOf(core).fileNames)
    expect(messages.map((message) => message.match(/^Cannot find \w+ '([\w:]+)'/)?.[1])).toEqual([
      'node:fs',
      ...impureNames,
    ])
  })

  it('code outside the core knows both', () => {
    expect(compilerMessages(lines, 'tsconfig.json')).toEqual([])
  })

  it('every file of domain and application is compiled with the core settings', () => {
    const coreFiles = sourcesOf('.').filter((path) => /^src\/(domain|application)\//.test(path))
    expect(settingsOf(core).fileNames.toSorted()).toEqual(coreFiles)
  })
})
