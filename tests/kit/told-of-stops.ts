import { factsOf, type Plan } from '../../src/domain/plan'
import type { StopFacts, StopId } from '../../src/domain/stop'

/** What a plan says of its stops, found the slow way. */
export const idsIn = (plan: Plan): ReadonlyArray<StopId> => [...plan.stops].map(({ id }) => id)

export const factsIn = (plan: Plan, id: StopId): StopFacts | undefined => {
  const stop = [...plan.stops].find((one) => one.id === id)
  return stop && factsOf(stop)
}

/** The index of the route that visits a stop. */
export const visitorIn = (plan: Plan, id: StopId): number | undefined =>
  plan.routes.find(({ visits }) => visits.some((visit) => visit.id === id))?.index

/** Whatever it is, as a text; what is absent and what is undefined are the same. */
export const inText = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => inner ?? null)
