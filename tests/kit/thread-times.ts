import { readFileSync } from 'node:fs'

export type ThreadTimes = { readonly workedMs: number; readonly awaitedProcessorMs: number }

/**
 * How long the main thread of a process has worked until now, and waited for a processor that others had. Only Linux says
 * it.
 */
export const threadTimesOf = (pid: number): ThreadTimes | undefined => {
  try {
    const [worked, awaited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')
    return { workedMs: Number(worked) / 1e6, awaitedProcessorMs: Number(awaited) / 1e6 }
  } catch {
    return undefined
  }
}
