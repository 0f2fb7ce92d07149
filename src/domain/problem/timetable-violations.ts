import type { Breach } from './violation'
import type { TakenBreak } from './proposed-plan'
import { drivesOf, type Call, type Drive, type Tour } from './tour'
import type { Travel } from './travel'

/** No leg is faster than the roads allow, and no service begins before arrival or is shorter than the stop asks. */
export const timetableBreaches = (tour: Tour, travel: Travel): ReadonlyArray<Breach> => [
  ...drivesOf(tour).flatMap((drive) => driveBreaches(drive, tour, travel)),
  ...tour.calls.flatMap((call) => serviceBreaches(call, tour)),
]

const driveBreaches = (drive: Drive, { vehicle, route }: Tour, travel: Travel): ReadonlyArray<Breach> => {
  const leg = travel(drive.from, drive.at)
  if (leg === undefined) return [{ kind: 'no road', vehicle: vehicle.id, to: drive.to }]
  // A break may be taken along the road: that time is not driven.
  const driven = drive.arrives - drive.leaves - pausedBetween(drive.leaves, drive.arrives, route.breaks)
  const by = leg.seconds - driven
  return by > 0 ? [{ kind: 'too fast', vehicle: vehicle.id, to: drive.to, by }] : []
}

const pausedBetween = (from: number, to: number, breaks: ReadonlyArray<TakenBreak>): number =>
  breaks.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0)

const serviceBreaches = ({ stop, visit }: Call, { vehicle }: Tour): ReadonlyArray<Breach> => {
  const about = { vehicle: vehicle.id, stop: stop.id }
  const tooSoon = visit.arrival - visit.start
  const tooShort = stop.service - (visit.departure - visit.start)
  return [
    ...(tooSoon > 0 ? [{ kind: 'before arrival', ...about, by: tooSoon } as const] : []),
    ...(tooShort > 0 ? [{ kind: 'cut short', ...about, by: tooShort } as const] : []),
  ]
}
