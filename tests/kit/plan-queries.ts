import type { Plan } from '../../src/domain/plan'
import type { StopFacts, StopId } from '../../src/domain/stop'

/** The ids of all stops of a plan. */
export const idsIn = (plan: Plan): ReadonlyArray<StopId> => [...plan.stops].map(({ facts: { id } }) => id)

export const factsIn = (plan: Plan, id: StopId): StopFacts | undefined =>
  [...plan.stops].find(({ facts }) => facts.id === id)?.facts

/** The index of the route that visits a stop. */
export const visitingRouteIn = (plan: Plan, id: StopId): number | undefined =>
  plan.routes.find(({ visits }) => visits.some((visit) => visit.id === id))?.index

/** Any value as text; absent and undefined fields are the same. */
export const toComparableText = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => inner ?? null)
