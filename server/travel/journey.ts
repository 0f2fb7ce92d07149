import type { Coordinates } from '../../src/domain/address'
import type { Seconds } from '../../src/domain/problem'
import type { Travel } from './travel'

/** What the times of a visit depend on: its place, when it opens, and how long the service takes. */
export type Call = { readonly at: Coordinates | undefined; readonly opens: Seconds; readonly service: Seconds }

/** From arrival to departure; undefined where the place is not known. */
export type Stay = { readonly arrival: Seconds; readonly departure: Seconds } | undefined

export type Journey = {
  readonly leaves: Seconds
  readonly stays: ReadonlyArray<Stay>
  readonly returns: Seconds
}

/**
 * The driver leaves when the day begins, or later if the first customer opens later, waits where a customer is not
 * open yet, and is late where there is not enough time. A visit without a known place is skipped and has no times.
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
