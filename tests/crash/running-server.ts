import { availableParallelism, getPriority, loadavg } from 'node:os'
import { cpuUnitMs } from '../kit/cpu-unit'
import { startProgram, type Environment, type RunningProgram } from './running-program'

export type { Environment }

export type RunningServer = {
  readonly base: string
  /** from its start to its ready line */
  readonly readyMs: number
}

/** A server process, ready or starting. */
export type Launched = Pick<RunningProgram, 'pid' | 'kill' | 'stop'> & {
  /** rejects with the error output if the process ends instead */
  readonly ready: Promise<RunningServer>
}

const READY_MS = 5_000

/** One user sends what many would. */
const noRequestLimit = { USER_REQUESTS_PER_SECOND: '1000000' }

/** Beside others, each level of a lower priority leaves a process four fifths of its share of the processor. */
const SHARE_OF_PRIORITY = 0.8

/** What the fixed computation takes on a common computer. */
const COMMON_UNIT_MS = 90

let slowness: number | undefined

/** How many times slower than a common computer this one is. */
const slownessOfMachine = (): number => (slowness ??= Math.max(1, cpuUnitMs() / COMMON_UNIT_MS))

/** A limit grows with a slower processor, with the load of the machine, and with a lower priority. */
export const limitOnThisMachine = (ms: number): number =>
  Math.ceil(
    (ms * slownessOfMachine() * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())) /
      SHARE_OF_PRIORITY ** Math.max(0, getPriority()),
  )

export const launch = (program: string, env: Environment): Launched => {
  const since = performance.now()
  const server = startProgram(program, [], { HOST: '127.0.0.1', PORT: '0', ...noRequestLimit, ...env })
  const ready = new Promise<RunningServer>((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`It was not ready in time. ${server.err()}`)),
      limitOnThisMachine(READY_MS),
    )
    server.onOutput(() => {
      const base = /^Rondrit is ready at (\S+)/m.exec(server.out())?.[1]
      if (base === undefined) return
      clearTimeout(timeout)
      resolve({ base, readyMs: performance.now() - since })
    })
    const end = async (): Promise<void> => {
      await server.ended
      clearTimeout(timeout)
      reject(new Error(`It ended instead of being ready. ${server.err()}`))
    }
    void end()
  })
  // If a server is killed while it starts, nobody awaits its failure.
  ready.catch(() => undefined)
  return { ...server, ready }
}
