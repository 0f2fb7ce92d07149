import type { BrokenRule } from './broken-rule'
import type { ProposedBreak } from './proposed-plan'
import { drivenLegsOf, type TourStop, type DrivenLeg, type Tour } from './tour'
import type { FindLeg } from './travel'

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
