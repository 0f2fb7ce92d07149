import { setTimeout } from 'node:timers/promises'
import { healthRequest } from '../neighbours/attacks'
import { overOpenConnections, probe, type ProbeResult } from '../neighbours/probe'
import { residentMemoryOf, processorSecondsOf } from '../process-figures'

/** What is seen of the server from outside in a minute, or in what is left of the last one. */
export type Minute = {
  readonly until: number
  readonly health: ProbeResult
  /** megabytes at its end */
  readonly memory: number
  /** seconds of processor that the server took */
  readonly processor: number
}

type MinutesOptions = {
  readonly base: string
  readonly pid: number | undefined
  readonly from: number
  readonly until: number
}

const MINUTE_MS = 60_000

export const measureMinutes = async ({ base, pid, from, until }: MinutesOptions): Promise<ReadonlyArray<Minute>> => {
  await setTimeout(from - performance.now())
  const minutes: Minute[] = []
  for (let end = from + MINUTE_MS; end < until + MINUTE_MS; end += MINUTE_MS) {
    const minuteEnd = Math.min(end, until)
    const processorBefore = processorSecondsOf(pid)
    const health = await probe({ base, request: healthRequest, pid, ...overOpenConnections }, minuteEnd)
    minutes.push({
      until: minuteEnd,
      health,
      memory: residentMemoryOf(pid).current,
      processor: processorSecondsOf(pid) - processorBefore,
    })
  }
  return minutes
}
