import { Worker } from 'node:worker_threads'
import { loadResultOf, type LoadResult } from '../load'
import type { Request } from '../request'
import type { ProbedAnswer, ProbeThreadData } from './probe-messages'
import { program } from './probe-thread?thread'

/** A connection of a user at work is open; more are opened where all of them wait. */
export const overOpenConnections = { intervalMs: 20, openConnections: 50 }

/** A user who comes opens a connection, which the server accepts after those that were opened before. */
export const overNewConnections = { intervalMs: 100, openConnections: 0 }

export type ProbeResult = LoadResult & {
  readonly longest: ProbedAnswer
  /** the times of answers without those in which the server had no processor */
  readonly withProcessor: LoadResult
}

type ProbeOptions = Pick<ProbeThreadData, 'intervalMs' | 'openConnections'> & {
  readonly base: string
  readonly request: Request
  readonly pid: number | undefined
}

/** The times of the answers to a request that is due again and again, counted from when it is due. */
export const probe = ({ base, request, pid, ...connections }: ProbeOptions, until: number): Promise<ProbeResult> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const ms = until - performance.now()
    const workerData: ProbeThreadData = {
      hostname,
      port: Number(port),
      request: request.toString(),
      pid,
      ms,
      ...connections,
    }
    // In a thread of its own, so that what else this program does delays nothing.
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), { workerData })
    worker.once('error', reject)
    worker.once('message', (answers: ReadonlyArray<ProbedAnswer>) =>
      resolve({
        ...loadResultOf(
          answers.map((answer) => answer.ms),
          ms,
        ),
        longest: answers.reduce((one, other) => (other.ms > one.ms ? other : one)),
        withProcessor: loadResultOf(
          answers.map((answer) => answer.ms - answer.awaitedProcessorMs),
          ms,
        ),
      }),
    )
  })
