import type { Coordinates } from '../../src/domain/address'
import type { Seconds } from '../../src/domain/problem'
import type { Travel } from './travel'

/** What the times of a visit depend on: its place, when it opens, and how long the service takes. */
export type TourStop = {
  readonly coordinates: Coordinates | undefined
  readonly opensAt: Seconds
  readonly service: Seconds
}

/** From arrival to departure; undefined where the place is not known. */
export type VisitTimes = { readonly arrival: Seconds; readonly departure: Seconds } | undefined

export type Journey = {
  readonly leaves: Seconds
  readonly visitTimes: ReadonlyArray<VisitTimes>
  readonly returns: Seconds
}

/**
 * The driver leaves when the day begins, or later if the first customer opens later, waits where a customer is not
 * open yet, and is late where there is not enough time. A visit without a known place is skipped and has no times.
 */
export const calculateJourney = (
  stops: ReadonlyArray<TourStop>,
  ends: { readonly start: Coordinates | undefined; readonly end: Coordinates | undefined },
  dayStart: Seconds,
  { leg }: Pick<Travel, 'leg'>,
): Journey => {
  const travelSeconds = (from: Coordinates | undefined, to: Coordinates | undefined): Seconds =>
    (from && to && leg(from, to)?.seconds) ?? 0
  const [first] = stops
  const leaves =
    first === undefined ? dayStart : Math.max(dayStart, first.opensAt - travelSeconds(ends.start, first.coordinates))
  let [clock, from] = [leaves, ends.start]
  const visitTimes = stops.map(({ coordinates, opensAt, service }): VisitTimes => {
    const arrival = clock + travelSeconds(from, coordinates)
    clock = Math.max(arrival, opensAt) + service
    from = coordinates ?? from
    return coordinates && { arrival, departure: clock }
  })
  return { leaves, visitTimes, returns: clock + travelSeconds(from, ends.end) }
}
