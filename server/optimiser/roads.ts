import type { Coordinates } from '../../src/domain/address'
import type { Travel } from '../../src/domain/problem'

/** Beyond so many places, to remember every way between them takes too much room. */
const MOST_PLACES = 1_200

/**
 * The ways as a plan reckons with them: in whole seconds, never fewer than the road takes. Each is asked for once, as
 * long as there are not too many places, which are known by being the same object.
 */
export const roadsOf = (travel: Travel, places: number): Travel => {
  const driven: Travel = (from, to) => {
    const leg = travel(from, to)
    return leg !== undefined && isWay(leg.seconds) && isWay(leg.metres)
      ? { metres: leg.metres, seconds: Math.ceil(leg.seconds) }
      : undefined
  }
  return places > MOST_PLACES ? driven : rememberedWays(driven)
}

const isWay = (figure: number): boolean => Number.isFinite(figure) && figure >= 0

const rememberedWays = (travel: Travel): Travel => {
  const ways = new Map<Coordinates, Map<Coordinates, ReturnType<Travel>>>()
  return (from, to) => {
    const known = ways.get(from) ?? new Map<Coordinates, ReturnType<Travel>>()
    if (known.size === 0) ways.set(from, known)
    if (known.has(to)) return known.get(to)
    const leg = travel(from, to)
    known.set(to, leg)
    return leg
  }
}
