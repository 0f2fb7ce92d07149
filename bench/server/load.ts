import { converse } from './converse'
import type { Request } from './request'

/** People who each ask one thing after the other, over a connection of their own that stays open. */
export type Load = {
  readonly base: string
  /** of each of them, what they ask, over and over */
  readonly clients: ReadonlyArray<ReadonlyArray<Request>>
  /** the only status that is an answer */
  readonly status: number
}

/** How often a server answered in a second, and in how many milliseconds. */
export type Borne = { readonly rate: number; readonly p50: number; readonly p99: number }

const WARM_MS = 300
const TIMED_MS = 1_500

/** Lets a server bear a load for a while; what it answers while it warms up does not count. */
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
