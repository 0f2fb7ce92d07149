import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { aFolder } from '../server/folder'

export type Environment = Readonly<Record<string, string>>
export type ExitResult = { readonly code: number | null; readonly out: string; readonly err: string }

export type Product = {
  /** taken from the ready line */
  readonly address: string
  readonly stop: (signal: 'SIGTERM' | 'SIGINT') => Promise<ExitResult>
}

const server: ReadonlyArray<string> = [process.execPath, 'dist/server/main.js']

/** Starts the built product on a free port with its own demo organisation, and waits for its ready line. */
export const startProduct = async (env: Environment = {}, command = server): Promise<Product> => {
  const run = runCommand(command, { PORT: '0', ADDRESS_BOOK: 'register', ...(await dataFolder(env)), ...env })
  return {
    address: await run.readyAddress,
    stop: (signal) => {
      run.child.kill(signal)
      return run.exited
    },
  }
}

/** Runs the built product with settings that prevent its start, until it exits. */
export const failToStart = async (env: Environment): Promise<ExitResult> =>
  runCommand(server, { ...(await dataFolder(env)), ...env }).exited

/** A folder with the demo organisation, where the settings name none. */
const dataFolder = async ({ DATA_DIR }: Environment): Promise<Environment> => {
  if (DATA_DIR !== undefined) return {}
  const copy = join(await aFolder(), 'data')
  await cp(inject('demoData'), copy, { recursive: true })
  return { DATA_DIR: copy }
}

const runCommand = (command: ReadonlyArray<string>, env: Environment) => {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const out = collectOutput(child, 'stdout')
  const err = collectOutput(child, 'stderr')
  const exited = once(child, 'close').then(() => ({ code: child.exitCode, out: out(), err: err() }))
  const readyAddress = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Rondrit is ready at (\S+).*\n/m.exec(out())?.[1]
      if (address !== undefined) resolve(address)
    })
    exited.then(({ code }) => reject(new Error(`It ended with ${code} instead: ${err()}`)), reject)
  })
  // `failToStart` never awaits the ready line, so that its rejection must be handled here.
  readyAddress.catch(() => undefined)
  return { child, exited, readyAddress }
}

const collectOutput = (child: ChildProcess, stream: 'stdout' | 'stderr'): (() => string) => {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}
