import type { Breach, BreakFault } from './violation'
import type { TakenBreak } from './proposed-plan'
import type { Break, Window } from './route-problem'
import type { Call, Tour } from './tour'

/** Each break is taken once, long enough, within its time, and never while a customer is being served. */
export const breakBreaches = (tour: Tour): ReadonlyArray<Breach> => {
  const { vehicle, route } = tour
  const breach = (index: number, fault: BreakFault): Breach => ({ kind: 'break', vehicle: vehicle.id, index, fault })
  const taken = route.breaks.flatMap((pause) => faultsOf(pause, tour).map((fault) => breach(pause.index, fault)))
  const owed = vehicle.breaks.flatMap((pause, index) => {
    const times = route.breaks.filter((one) => one.index === index).length
    if (times > 1) return [breach(index, 'taken twice')]
    return times === 0 && isOwed(pause, tour) ? [breach(index, 'not taken')] : []
  })
  return [...taken, ...owed]
}

const faultsOf = (pause: TakenBreak, { vehicle, route, calls }: Tour): ReadonlyArray<BreakFault> => {
  const meant = vehicle.breaks[pause.index]
  if (meant === undefined) return ['unknown']
  const faults: BreakFault[] = []
  if (pause.from < meant.window.from || pause.to > meant.window.to) faults.push('outside its time')
  if (pause.to - pause.from < meant.length) faults.push('too short')
  if (calls.some((call) => isDuring(pause, call))) faults.push('during service')
  if (route.breaks.some((other) => other !== pause && overlap(pause, other))) faults.push('during another')
  return faults
}

const isDuring = (pause: TakenBreak, { stop, visit }: Call): boolean =>
  overlap(pause, { from: visit.start, to: visit.start + stop.service })

const overlap = (one: Window, other: Window): boolean => one.from < other.to && other.from < one.to

/** A driver who has time for the break before leaving or after returning need not take it on the road. */
const isOwed = ({ window, length }: Break, { route }: Tour): boolean =>
  Math.min(route.leaves, window.to) - window.from < length && window.to - Math.max(route.returns, window.from) < length
