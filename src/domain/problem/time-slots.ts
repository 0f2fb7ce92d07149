import type { Warning } from './breach'
import type { ProblemStop, Seconds } from './route-problem'

/** Service begins within one of the windows, on the second or before it closes; else how far it is from the nearest. */
export const slotWarnings = (stop: ProblemStop, start: Seconds): ReadonlyArray<Warning> => {
  const misses = stop.windows.map(({ from, to }): Miss => {
    if (start > to) return { kind: 'late', by: start - to }
    return { kind: 'early', by: Math.max(0, from - start) }
  })
  const [first, ...others] = misses
  if (first === undefined) return []
  const nearest = others.reduce((least, miss) => (miss.by < least.by ? miss : least), first)
  return nearest.by > 0 ? [{ ...nearest, stop: stop.id }] : []
}

type Miss = { readonly kind: 'late' | 'early'; readonly by: number }
