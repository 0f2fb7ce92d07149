import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve as absolute } from 'node:path'
import { build } from 'vite'
import type { Entry } from './entries'

/** What a process says that solved an instance and did nothing else. */
export type Ran = {
  readonly routes: ReadonlyArray<ReadonlyArray<number>>
  readonly iterations: number
  /** milliseconds of the processor */
  readonly cpu: number
  /** megabytes at most */
  readonly memory: number
}

/** As many at once as there are seeds. */
export type Run = (
  entry: Entry,
  seconds: number,
  isByCpu: boolean,
  seeds: ReadonlyArray<number>,
) => Promise<ReadonlyArray<Ran>>

export const builtRun = async (): Promise<{ readonly run: Run; readonly remove: () => Promise<void> }> => {
  const outDir = absolute('.cache', 'run', `bench-optimiser-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'bench/optimiser/programs/one-run.ts',
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'one-run.js' } },
    },
  })
  const run: Run = ({ name, text, convention }, seconds, isByCpu, seeds) =>
    Promise.all(
      seeds.map(async (seed) => {
        const args = [
          join(outDir, 'one-run.js'),
          convention,
          String(seconds * 1000),
          isByCpu ? 'cpu' : 'wall',
          `${seed}`,
        ]
        const { status, said, complaint } = await spoken(args, text)
        if (status !== 0) throw new Error(`${name} could not be solved: ${complaint}`)
        return JSON.parse(said) as Ran
      }),
    )
  return { run, remove: () => rm(outDir, { recursive: true, force: true }) }
}

type Spoken = { readonly status: number | null; readonly said: string; readonly complaint: string }

const spoken = (args: ReadonlyArray<string>, input: string): Promise<Spoken> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args)
    let [said, complaint] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, said, complaint }))
    child.stdin.end(input)
  })
