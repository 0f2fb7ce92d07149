import type { Warning } from './violation'
import type { ProblemStop, Seconds } from './route-problem'

/**
 * Service has to begin within one of the windows, their ends included; otherwise this says how far it is from the
 * nearest. Where lateness is allowed, a late start is no warning.
 */
export const slotWarnings = (stop: ProblemStop, start: Seconds, mayBeLate = false): ReadonlyArray<Warning> => {
  if (mayBeLate && latenessOf(stop, start) > 0) return []
  const deviations = stop.windows.map(({ from, to }): SlotDeviation => {
    if (start > to) return { kind: 'late', by: start - to }
    return { kind: 'early', by: Math.max(0, from - start) }
  })
  const [first, ...others] = deviations
  if (first === undefined) return []
  const nearest = others.reduce((smallest, deviation) => (deviation.by < smallest.by ? deviation : smallest), first)
  return nearest.by > 0 ? [{ ...nearest, stop: stop.id }] : []
}

/** How long after a closed time slot service begins; 0 while one is open, and before the first. */
export const latenessOf = ({ windows }: Pick<ProblemStop, 'windows'>, start: Seconds): Seconds => {
  if (windows.some(({ from, to }) => from <= start && start <= to)) return 0
  const latenesses = windows.flatMap(({ to }) => (to < start ? [start - to] : []))
  return latenesses.reduce((smallest, by) => Math.min(smallest, by), latenesses[0] ?? 0)
}

type SlotDeviation = { readonly kind: 'late' | 'early'; readonly by: number }
