import * as O from 'fp-ts/Option'
import { comparedRoutes, keyOf, type Compared } from '../job'
import { factsOf, stopOf, type Plan } from '../plan'
import type { Route } from '../route'
import type { StopId } from '../stop'
import { alike } from './alike'

/**
 * Which routes of a proposal somebody must have left aside to come from the plan of then to another; anything else may
 * be new as well.
 */
export const declinedIn = (before: Plan, proposed: Plan, after: Plan): ReadonlySet<string> =>
  new Set(
    comparedRoutes(before.routes, proposed.routes)
      .filter((one) => !isTaken(one, proposed, after))
      .map(keyOf),
  )

const isTaken = ({ before, after }: Compared, proposed: Plan, saved: Plan): boolean =>
  after === undefined
    ? saved.routes.every((route) => route.index !== before?.index || route.name !== before.name)
    : saved.routes.some((route) => alike(unnumbered(route), unnumbered(after))) &&
      after.visits.every(({ id }) => isSaidAlike(id, proposed, saved))

/** A route that is taken may have another number, and what is called and coloured after it. */
const unnumbered = ({ visits, ...route }: Route): object => ({
  ...route,
  visits: visits.map(({ id }) => id),
  index: undefined,
  color: undefined,
  start: undefined,
  end: undefined,
})

const isSaidAlike = (id: StopId, one: Plan, other: Plan): boolean => {
  const [said, now] = [O.toUndefined(stopOf(one, id)), O.toUndefined(stopOf(other, id))]
  return said !== undefined && now !== undefined && alike(factsOf(said), factsOf(now))
}
