import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { aFolder } from '../server/folder'

export type Environment = Readonly<Record<string, string>>
export type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

export type Product = {
  /** the address in the ready line */
  readonly address: string
  readonly stop: (signal: 'SIGTERM' | 'SIGINT') => Promise<Ended>
}

const server: ReadonlyArray<string> = [process.execPath, 'dist/server/main.js']

/** Starts the built product on a free port with a folder of its own, and waits for its ready line. */
export const startProduct = async (env: Environment = {}, command = server): Promise<Product> => {
  const run = running(command, { PORT: '0', ADDRESS_BOOK: 'register', ...(await somewhere()), ...env })
  return {
    address: await run.saysReady,
    stop: (signal) => {
      run.child.kill(signal)
      return run.ended
    },
  }
}

/** Runs the built product where it cannot start. */
export const failToStart = async (env: Environment): Promise<Ended> =>
  running(server, { ...(await somewhere()), ...env }).ended

const somewhere = async (): Promise<Environment> => ({ DATA_DIR: join(await aFolder(), 'data') })

const running = (command: ReadonlyArray<string>, env: Environment) => {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const out = collected(child, 'stdout')
  const err = collected(child, 'stderr')
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, out: out(), err: err() }))
  const saysReady = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Rondrit is ready at (\S+).*\n/m.exec(out())?.[1]
      if (address !== undefined) resolve(address)
    })
    ended.then(({ code }) => reject(new Error(`It ended with ${code} instead: ${err()}`)), reject)
  })
  // A start that has to fail waits for no ready line.
  saysReady.catch(() => undefined)
  return { child, ended, saysReady }
}

const collected = (child: ChildProcess, stream: 'stdout' | 'stderr'): (() => string) => {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}
