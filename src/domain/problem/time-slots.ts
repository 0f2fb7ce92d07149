import type { Warning } from './violation'
import type { ProblemStop, Seconds } from './route-problem'

/**
 * Service has to begin within one of the windows, their ends included; otherwise this says how far it is from the
 * nearest. Where lateness is allowed, a late start is no warning.
 */
export const slotWarnings = (stop: ProblemStop, start: Seconds, mayBeLate = false): ReadonlyArray<Warning> => {
  if (mayBeLate && lateBy(stop, start) > 0) return []
  const misses = stop.windows.map(({ from, to }): Miss => {
    if (start > to) return { kind: 'late', by: start - to }
    return { kind: 'early', by: Math.max(0, from - start) }
  })
  const [first, ...others] = misses
  if (first === undefined) return []
  const nearest = others.reduce((least, miss) => (miss.by < least.by ? miss : least), first)
  return nearest.by > 0 ? [{ ...nearest, stop: stop.id }] : []
}

/** How long after a closed time slot service begins; 0 while one is open, and before the first. */
export const lateBy = ({ windows }: Pick<ProblemStop, 'windows'>, start: Seconds): Seconds => {
  if (windows.some(({ from, to }) => from <= start && start <= to)) return 0
  const over = windows.flatMap(({ to }) => (to < start ? [start - to] : []))
  return over.reduce((least, by) => Math.min(least, by), over[0] ?? 0)
}

type Miss = { readonly kind: 'late' | 'early'; readonly by: number }
