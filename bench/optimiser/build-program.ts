import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve as absolute } from 'node:path'
import { build } from 'vite'

/** A program run in its own process: it reads standard input and writes its result to standard output. */
export type BenchProgram = {
  readonly run: (args: ReadonlyArray<string>, input: string) => Promise<string>
  readonly remove: () => Promise<void>
}

/** `folder` is a checkout of another release, whose program is run instead. */
export const buildProgram = async (name: string, folder = '.'): Promise<BenchProgram> => {
  const from = folder === '.' ? '' : '-before'
  const outDir = absolute('.cache', 'run', `bench-optimiser-${name}${from}-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: absolute(folder, 'bench', 'optimiser', 'programs', `${name}.ts`),
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  })
  const run = async (args: ReadonlyArray<string>, input: string): Promise<string> => {
    const result = await runProcess([join(outDir, `${name}.js`), ...args], input)
    if (result.status !== 0) throw new Error(`It could not be solved: ${result.stderrText}`)
    return result.stdoutText
  }
  return { run, remove: () => rm(outDir, { recursive: true, force: true }) }
}

type ProcessResult = { readonly status: number | null; readonly stdoutText: string; readonly stderrText: string }

const runProcess = (args: ReadonlyArray<string>, input: string): Promise<ProcessResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args)
    let [stdoutText, stderrText] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdoutText += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderrText += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdoutText, stderrText }))
    child.stdin.end(input)
  })
