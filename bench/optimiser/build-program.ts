import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve as absolute } from 'node:path'
import { build } from 'vite'

/** A program that solves something in a process of its own: it reads standard input, and answers on standard output. */
export type BuiltProgram = {
  readonly said: (args: ReadonlyArray<string>, input: string) => Promise<string>
  readonly remove: () => Promise<void>
}

export const builtProgram = async (name: string): Promise<BuiltProgram> => {
  const outDir = absolute('.cache', 'run', `bench-optimiser-${name}-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: `bench/optimiser/programs/${name}.ts`,
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  })
  const said = async (args: ReadonlyArray<string>, input: string): Promise<string> => {
    const spoken = await spokenBy([join(outDir, `${name}.js`), ...args], input)
    if (spoken.status !== 0) throw new Error(`It could not be solved: ${spoken.complaint}`)
    return spoken.said
  }
  return { said, remove: () => rm(outDir, { recursive: true, force: true }) }
}

type Spoken = { readonly status: number | null; readonly said: string; readonly complaint: string }

const spokenBy = (args: ReadonlyArray<string>, input: string): Promise<Spoken> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args)
    let [said, complaint] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, said, complaint }))
    child.stdin.end(input)
  })
