import { converse } from './send-requests'
import type { Request } from './request'

/** Clients that each send one request after the other, over their own open connection. */
export type Load = {
  readonly base: string
  /** the requests of each client, which it repeats */
  readonly clients: ReadonlyArray<ReadonlyArray<Request>>
  /** the status that every answer must have */
  readonly status: number
}

/** Answers per second, and the time of an answer in milliseconds. */
export type Borne = { readonly rate: number; readonly p50: number; readonly p99: number }

const WARM_MS = 300
const TIMED_MS = 1_500

/** Puts a load on a server for a while; the warm-up does not count. */
export const bear = async ({ base, clients, status }: Load, timedMs = TIMED_MS): Promise<Borne> => {
  const from = performance.now() + WARM_MS
  const until = from + timedMs
  const answers: number[] = []
  await Promise.all(
    clients.map((requests) =>
      converse({ base, requests, until, status }, (ms, at) => {
        if (at >= from && at <= until) answers.push(ms)
      }),
    ),
  )
  answers.sort((one, other) => one - other)
  const partOf = (part: number): number => answers[Math.floor(answers.length * part)] ?? NaN
  return { rate: (answers.length * 1_000) / timedMs, p50: partOf(0.5), p99: partOf(0.99) }
}
