import type { BrokenRule, BreakFault } from './broken-rule'
import type { ProposedBreak } from './proposed-plan'
import { drivenLegsOf, type TourStop, type DrivenLeg, type Tour } from './tour'
import type { FindLeg } from './travel'
import type { Break, Window } from './route-problem'

/** No leg is faster than the roads allow, and no service begins before arrival or is shorter than the stop asks. */
export const findBrokenTimetableRules = (tour: Tour, findLeg: FindLeg): ReadonlyArray<BrokenRule> => [
  ...drivenLegsOf(tour).flatMap((leg) => findBrokenLegRules(leg, tour, findLeg)),
  ...tour.stops.flatMap((tourStop) => findBrokenServiceRules(tourStop, tour)),
]

const findBrokenLegRules = (leg: DrivenLeg, { vehicle, route }: Tour, findLeg: FindLeg): ReadonlyArray<BrokenRule> => {
  const roadLeg = findLeg(leg.origin, leg.destination)
  if (roadLeg === undefined) return [{ kind: 'no road', vehicle: vehicle.id, to: leg.destinationStop }]
  // A break may be taken along the road: that time is not driven.
  const drivingTime = leg.arrives - leg.leaves - breakTimeBetween(leg.leaves, leg.arrives, route.breaks)
  const by = roadLeg.seconds - drivingTime
  return by > 0 ? [{ kind: 'too fast', vehicle: vehicle.id, to: leg.destinationStop, by }] : []
}

const breakTimeBetween = (from: number, to: number, breaks: ReadonlyArray<ProposedBreak>): number =>
  breaks.reduce(
    (sum, takenBreak) => sum + Math.max(0, Math.min(to, takenBreak.to) - Math.max(from, takenBreak.from)),
    0,
  )

const findBrokenServiceRules = ({ stop, visit }: TourStop, { vehicle }: Tour): ReadonlyArray<BrokenRule> => {
  const subject = { vehicle: vehicle.id, stop: stop.id }
  const tooSoon = visit.arrival - visit.start
  const tooShort = stop.service - (visit.departure - visit.start)
  return [
    ...(tooSoon > 0 ? [{ kind: 'before arrival', ...subject, by: tooSoon } as const] : []),
    ...(tooShort > 0 ? [{ kind: 'cut short', ...subject, by: tooShort } as const] : []),
  ]
}

/** Each break is taken once, long enough, within its time, and never while a customer is being served. */
export const findBrokenBreakRules = (tour: Tour): ReadonlyArray<BrokenRule> => {
  const { vehicle, route } = tour
  const brokenRule = (index: number, fault: BreakFault): BrokenRule => ({
    kind: 'break',
    vehicle: vehicle.id,
    index,
    fault,
  })
  const brokenByTakenBreaks = route.breaks.flatMap((takenBreak) =>
    faultsOf(takenBreak, tour).map((fault) => brokenRule(takenBreak.index, fault)),
  )
  const missingOrDuplicate = vehicle.breaks.flatMap((requiredBreak, index) => {
    const count = route.breaks.filter((taken) => taken.index === index).length
    if (count > 1) return [brokenRule(index, 'taken twice')]
    return count === 0 && isRequired(requiredBreak, tour) ? [brokenRule(index, 'not taken')] : []
  })
  return [...brokenByTakenBreaks, ...missingOrDuplicate]
}

const faultsOf = (takenBreak: ProposedBreak, { vehicle, route, stops }: Tour): ReadonlyArray<BreakFault> => {
  const required = vehicle.breaks[takenBreak.index]
  if (required === undefined) return ['unknown']
  const faults: BreakFault[] = []
  if (takenBreak.from < required.window.from || takenBreak.to > required.window.to) faults.push('outside its time')
  if (takenBreak.to - takenBreak.from < required.length) faults.push('too short')
  if (stops.some((tourStop) => isDuring(takenBreak, tourStop))) faults.push('during service')
  if (route.breaks.some((other) => other !== takenBreak && overlap(takenBreak, other))) faults.push('during another')
  return faults
}

const isDuring = (takenBreak: ProposedBreak, { stop, visit }: TourStop): boolean =>
  overlap(takenBreak, { from: visit.start, to: visit.start + stop.service })

const overlap = (first: Window, second: Window): boolean => first.from < second.to && second.from < first.to

/** A driver who has time for the break before leaving or after returning need not take it on the road. */
const isRequired = ({ window, length }: Break, { route }: Tour): boolean =>
  Math.min(route.leaves, window.to) - window.from < length && window.to - Math.max(route.returns, window.from) < length
