import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { build } from 'vite'

export type Child = {
  /** the lines it has printed so far */
  readonly output: ReadonlyArray<string>
  /** kills the process without warning; resolves when it is gone and its output is read */
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
export const childStarter = (name: string): ((script: string, input: unknown) => Child) => {
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
    (moduleName) => `import * as ${moduleName} from ${JSON.stringify(join(outDir, `${moduleName}.js`))}`,
  )
  return (script, input) => {
    const source = [
      ...imports,
      "import { writeSync } from 'node:fs'",
      `const input = ${JSON.stringify(input)}`,
      'const print = (line) => writeSync(1, line + "\\n")',
      script,
    ].join('\n')
    return childOf(
      spawn(process.execPath, ['--input-type=module', '--eval', source], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
    )
  }
}

const childOf = (child: ChildProcess & { readonly stdout: NodeJS.ReadableStream }): Child => {
  const output: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => output.push(line))
  const outputEnded = once(lines, 'close')
  return {
    output,
    kill: async () => {
      child.kill('SIGKILL')
      await outputEnded
    },
  }
}
