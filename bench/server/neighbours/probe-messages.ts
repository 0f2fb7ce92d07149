import type { ThreadTimes } from '../../../tests/kit/thread-times'

/** What the thread of the probe is told. */
export type ProbeThreadData = {
  readonly hostname: string
  readonly port: number
  readonly request: string
  readonly pid: number | undefined
  readonly ms: number
  readonly intervalMs: number
  /** opened before the first request, and used for all; each request opens one of its own where there are none */
  readonly openConnections: number
}

/** An answer: the time since its request was due, and for how much of it the server's main thread worked or waited for a processor. */
export type ProbedAnswer = ThreadTimes & { readonly ms: number }
