import type { Random } from '../random'
import type { Neighbours } from '../instance'
import { UNVISITED, type Individual } from '../population'

/** Some routes of an individual, and the stops that they visit. */
export type Region = {
  readonly individual: Individual
  readonly routeCount: number
  readonly hasRoute: Uint8Array
  readonly hasStop: Uint8Array
}

/** The routes nearest to a stop, at most `maxRoutes`. */
export const regionAround = (
  individual: Individual,
  { perStop, list }: Neighbours,
  stop: number,
  maxRoutes: number,
): Region => {
  const region = emptyRegion(individual)
  let routeCount = 0
  for (let index = stop * perStop; index < (stop + 1) * perStop && routeCount < maxRoutes; index += 1) {
    const route = individual.routeOf[list[index] ?? 0] ?? UNVISITED
    if (route >= 0 && region.hasRoute[route] === 0) {
      includeRoute(region, route)
      routeCount += 1
    }
  }
  return { ...region, routeCount }
}

/**
 * The same number of routes of another individual: those with the most stops inside the region and the fewest
 * outside.
 */
export const mostSimilarRegion = (individual: Individual, { hasStop, routeCount }: Region, random: Random): Region => {
  const region = emptyRegion(individual)
  const scores = Array.from({ length: individual.routeCount }, (_, route) => {
    let score = random.fraction() / 2
    for (let index = individual.firstIndex[route] ?? 0; index < (individual.firstIndex[route + 1] ?? 0); index += 1)
      score += (hasStop[individual.order[index] ?? 0] ?? 0) > 0 ? 1 : -1
    return { route, score }
  })
  for (const { route } of scores.toSorted((first, second) => second.score - first.score).slice(0, routeCount))
    includeRoute(region, route)
  return { ...region, routeCount: Math.min(routeCount, individual.routeCount) }
}

const emptyRegion = (individual: Individual): Region => ({
  individual,
  routeCount: 0,
  hasRoute: new Uint8Array(individual.routeCount),
  hasStop: new Uint8Array(individual.routeOf.length),
})

const includeRoute = ({ individual, hasRoute, hasStop }: Region, route: number): void => {
  hasRoute[route] = 1
  for (let index = individual.firstIndex[route] ?? 0; index < (individual.firstIndex[route + 1] ?? 0); index += 1)
    hasStop[individual.order[index] ?? 0] = 1
}
