import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'

export type Environment = Readonly<Record<string, string>>

export type RunningServer = {
  readonly base: string
  /** from its start to its ready line */
  readonly readyMs: number
}

/** A process of the server, ready or on its way there. */
export type Launched = {
  /** rejected where it ends instead, with what it said */
  readonly ready: Promise<RunningServer>
  /** as if the power went */
  readonly kill: () => Promise<void>
  /** in good order; answers its exit code */
  readonly stop: () => Promise<number | null>
}

const READY_MS = 5_000

/** Where others have the processors, what takes one as long as usual takes longer by the clock. */
const readyWithin = (): number => READY_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

export const launch = (program: string, env: Environment): Launched => {
  const since = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const orphaned = (): void => void child.kill('SIGKILL')
  process.once('exit', orphaned)
  const ended = once(child, 'close').then(() => process.off('exit', orphaned))
  const said = { out: heard(child, 'stdout'), err: heard(child, 'stderr') }
  const ready = new Promise<RunningServer>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`It was not ready in time. ${said.err()}`)), readyWithin())
    child.stdout.on('data', () => {
      const base = /^Rondrit is ready at (\S+)/m.exec(said.out())?.[1]
      if (base === undefined) return
      clearTimeout(late)
      resolve({ base, readyMs: performance.now() - since })
    })
    void ended.then(() => {
      clearTimeout(late)
      reject(new Error(`It ended instead of being ready. ${said.err()}`))
    })
  })
  // Who kills it on its way asks no more of it.
  ready.catch(() => undefined)
  return {
    ready,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

const heard = (child: ChildProcess, stream: 'stdout' | 'stderr'): (() => string) => {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => text
}
