import type { Chance } from '../random'
import type { Nearest } from '../instance'
import type { Individual } from '../population'

/** Some routes of an individual, and the stops that they visit. */
export type Region = {
  readonly of: Individual
  readonly routes: number
  readonly hasRoute: Uint8Array
  readonly hasStop: Uint8Array
}

/** The routes that come near a stop, up to so many. */
export const around = (of: Individual, { each, list }: Nearest, stop: number, most: number): Region => {
  const region = nowhere(of)
  let routes = 0
  for (let at = stop * each; at < (stop + 1) * each && routes < most; at += 1) {
    const route = of.routeOf[list[at] ?? 0] ?? 0
    if (region.hasRoute[route] === 0) {
      include(region, route)
      routes += 1
    }
  }
  return { ...region, routes }
}

/** As many routes of another individual: those with the most stops inside the region and the fewest outside. */
export const likest = (of: Individual, { hasStop, routes }: Region, chance: Chance): Region => {
  const region = nowhere(of)
  const shares = Array.from({ length: of.routes }, (_, route) => {
    let share = chance.part() / 2
    for (let at = of.first[route] ?? 0; at < (of.first[route + 1] ?? 0); at += 1)
      share += (hasStop[of.order[at] ?? 0] ?? 0) > 0 ? 1 : -1
    return { route, share }
  })
  for (const { route } of shares.toSorted((one, next) => next.share - one.share).slice(0, routes))
    include(region, route)
  return { ...region, routes: Math.min(routes, of.routes) }
}

const nowhere = (of: Individual): Region => ({
  of,
  routes: 0,
  hasRoute: new Uint8Array(of.routes),
  hasStop: new Uint8Array(of.order.length),
})

const include = ({ of, hasRoute, hasStop }: Region, route: number): void => {
  hasRoute[route] = 1
  for (let at = of.first[route] ?? 0; at < (of.first[route + 1] ?? 0); at += 1) hasStop[of.order[at] ?? 0] = 1
}
