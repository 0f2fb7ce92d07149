import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { build } from 'vite'

export type Child = {
  /** the lines it has printed so far */
  readonly said: ReadonlyArray<string>
  /** kills the process as a power cut would; resolves when it is gone and its output is read */
  readonly kill: () => Promise<void>
}

/** The modules that the script of a child may use, by name. */
const modules = {
  storage: 'server/storage/index.ts',
  sqlite: 'server/storage/sqlite/open-sqlite.ts',
  plan: 'src/domain/plan/index.ts',
  history: 'src/domain/history/index.ts',
}

const BUILD_MS = 60_000

/** Starts child processes that run a script on the storage; their program is built once for all tests of the file. */
export const childrenOf = (name: string): ((script: string, given: unknown) => Child) => {
  const outDir = resolve('.cache', 'run', `${name}-${process.pid}`)
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: ['fp-ts'] },
      build: {
        ssr: true,
        outDir,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: modules, output: { entryFileNames: '[name].js' } },
      },
    })
  }, BUILD_MS)
  afterAll(() => rm(outDir, { recursive: true, force: true }))

  const imports = Object.keys(modules).map(
    (one) => `import * as ${one} from ${JSON.stringify(join(outDir, `${one}.js`))}`,
  )
  return (script, given) => {
    const source = [
      ...imports,
      "import { writeSync } from 'node:fs'",
      `const given = ${JSON.stringify(given)}`,
      'const say = (line) => writeSync(1, line + "\\n")',
      script,
    ].join('\n')
    return listened(
      spawn(process.execPath, ['--input-type=module', '--eval', source], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
    )
  }
}

const listened = (child: ChildProcess & { readonly stdout: NodeJS.ReadableStream }): Child => {
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => said.push(line))
  const silent = once(lines, 'close')
  return {
    said,
    kill: async () => {
      child.kill('SIGKILL')
      await silent
    },
  }
}
