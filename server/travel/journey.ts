import type { Coordinates } from '../../src/domain/address'
import type { Seconds } from '../../src/domain/problem'
import type { Travel } from './travel'

/** A visit as the clock sees it: where, not before when, and how long. */
export type Call = { readonly at: Coordinates | undefined; readonly opens: Seconds; readonly service: Seconds }

/** From arriving to leaving; nothing where the place is not known. */
export type Stay = { readonly arrival: Seconds; readonly departure: Seconds } | undefined

export type Journey = {
  readonly leaves: Seconds
  readonly stays: ReadonlyArray<Stay>
  readonly returns: Seconds
}

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
  const way = (from: Coordinates | undefined, to: Coordinates | undefined): Seconds =>
    (from && to && leg(from, to)?.seconds) ?? 0
  const [first] = calls
  const leaves = first === undefined ? begins : Math.max(begins, first.opens - way(ends.start, first.at))
  let [clock, from] = [leaves, ends.start]
  const stays = calls.map(({ at, opens, service }): Stay => {
    const arrival = clock + way(from, at)
    clock = Math.max(arrival, opens) + service
    from = at ?? from
    return at && { arrival, departure: clock }
  })
  return { leaves, stays, returns: clock + way(from, ends.end) }
}
