import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
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

export type Run = (entry: Entry, seconds: number, isByCpu: boolean) => Ran

export const builtRun = async (): Promise<{ readonly run: Run; readonly remove: () => Promise<void> }> => {
  const outDir = resolve('.cache', 'run', `bench-optimiser-${process.pid}`)
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
  const run: Run = ({ name, text, convention }, seconds, isByCpu) => {
    const args = [join(outDir, 'one-run.js'), convention, String(seconds * 1000), isByCpu ? 'cpu' : 'wall', '1']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      input: text,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    if (status !== 0) throw new Error(`${name} could not be solved: ${stderr}`)
    return JSON.parse(stdout) as Ran
  }
  return { run, remove: () => rm(outDir, { recursive: true, force: true }) }
}
