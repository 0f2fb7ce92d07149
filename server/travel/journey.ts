import type { Coordinates } from '../../src/domain/address'
import type { Leg, Seconds } from '../../src/domain/problem'
import type { Travel } from './travel'

/** A visit as the clock sees it: where, not before when, and how long. */
export type Call = { readonly at: Coordinates | undefined; readonly opens: Seconds; readonly service: Seconds }

/** From arriving to leaving; nothing where the place is not known. */
export type Stay = { readonly arrival: Seconds; readonly departure: Seconds } | undefined

export type Journey = {
  readonly leaves: Seconds
  readonly stays: ReadonlyArray<Stay>
  readonly returns: Seconds
  readonly metres: number
}

const nowhere: Leg = { seconds: 0, metres: 0 }

/**
 * Who drives leaves when the day begins, or later where the first customer opens later; waits where it is too early,
 * and comes late where it is too late. A place that is not known is on nobody's way, and a visit there has no times.
 */
export const journeyAlong = (
  calls: ReadonlyArray<Call>,
  ends: { readonly start: Coordinates | undefined; readonly end: Coordinates | undefined },
  begins: Seconds,
  { leg }: Pick<Travel, 'leg'>,
): Journey => {
  const way = (from: Coordinates | undefined, to: Coordinates | undefined): Leg =>
    (from && to && leg(from, to)) ?? nowhere
  const [first] = calls
  const leaves = first === undefined ? begins : Math.max(begins, first.opens - way(ends.start, first.at).seconds)
  let [clock, from, metres] = [leaves, ends.start, 0]
  const stays = calls.map(({ at, opens, service }): Stay => {
    const driven = way(from, at)
    const arrival = clock + driven.seconds
    clock = Math.max(arrival, opens) + service
    metres += driven.metres
    from = at ?? from
    return at && { arrival, departure: clock }
  })
  const home = way(from, ends.end)
  return { leaves, stays, returns: clock + home.seconds, metres: metres + home.metres }
}
