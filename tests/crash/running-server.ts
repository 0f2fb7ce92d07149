import { availableParallelism, loadavg } from 'node:os'
import { run, type Environment, type RunningProgram } from './running-program'

export type { Environment }

export type RunningServer = {
  readonly base: string
  /** from its start to its ready line */
  readonly readyMs: number
}

/** A process of the server, ready or on its way there. */
export type Launched = Pick<RunningProgram, 'pid' | 'kill' | 'stop'> & {
  /** rejected where it ends instead, with what it said */
  readonly ready: Promise<RunningServer>
}

const READY_MS = 5_000

/** Where others have the processors, what takes one as long as usual takes longer by the clock. */
const readyWithin = (): number => READY_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

export const launch = (program: string, env: Environment): Launched => {
  const since = performance.now()
  const server = run(program, [], { HOST: '127.0.0.1', PORT: '0', ...env })
  const ready = new Promise<RunningServer>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`It was not ready in time. ${server.err()}`)), readyWithin())
    server.onWords(() => {
      const base = /^Rondrit is ready at (\S+)/m.exec(server.out())?.[1]
      if (base === undefined) return
      clearTimeout(late)
      resolve({ base, readyMs: performance.now() - since })
    })
    const end = async (): Promise<void> => {
      await server.ended
      clearTimeout(late)
      reject(new Error(`It ended instead of being ready. ${server.err()}`))
    }
    void end()
  })
  // Who kills it on its way asks no more of it.
  ready.catch(() => undefined)
  return { ...server, ready }
}
