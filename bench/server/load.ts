import { sendRequests } from './send-requests'
import type { Request } from './request'

/** Clients that send one request after another, each over its own open connection. */
export type Load = {
  readonly base: string
  /** the requests that each client repeats */
  readonly clients: ReadonlyArray<ReadonlyArray<Request>>
  /** the expected status of every answer */
  readonly status: number
}

/** Answers a second, and the time of an answer in milliseconds. */
export type LoadResult = { readonly rate: number; readonly p50: number; readonly p99: number }

const WARM_UP_MS = 300
const MEASURED_MS = 1_500

/** Puts load on a server for a while; the warm-up is not counted. */
export const runLoad = async ({ base, clients, status }: Load, timedMs = MEASURED_MS): Promise<LoadResult> => {
  const from = performance.now() + WARM_UP_MS
  const until = from + timedMs
  const durations: number[] = []
  await Promise.all(
    clients.map((requests) =>
      sendRequests({ base, requests, until, status }, (ms, time) => {
        if (time >= from && time <= until) durations.push(ms)
      }),
    ),
  )
  return loadResultOf(durations, timedMs)
}

/** What the times of answers in so many milliseconds come to. */
export const loadResultOf = (durations: ReadonlyArray<number>, timedMs: number): LoadResult => {
  const sorted = durations.toSorted((first, second) => first - second)
  const percentile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN
  return { rate: (sorted.length * 1_000) / timedMs, p50: percentile(0.5), p99: percentile(0.99) }
}
