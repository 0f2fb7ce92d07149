import type { SolverInput } from '../../optimiser'
import { createRandom } from '../../optimiser/random'

type Point = readonly [x: number, y: number]

/** Some towns have millions of legs, so each is computed once for both ways; and `Math.hypot` is slow. */
const metresBetween = (points: ReadonlyArray<Point>): Int32Array => {
  const metres = new Int32Array(points.length ** 2)
  points.forEach(([x, y], from) => {
    for (let to = 0; to < from; to += 1) {
      const [u, v] = points[to] ?? [x, y]
      const leg = Math.round(1.3 * Math.sqrt((x - u) ** 2 + (y - v) ** 2))
      metres[from * points.length + to] = leg
      metres[to * points.length + from] = leg
    }
  })
  return metres
}

/** Stops at random coordinates around a depot, each with a window, and vehicles for one day. */
export const aTown = (stops: number, vehicles: number, seed = 7): SolverInput => {
  const random = createRandom(seed)
  const points = Array.from({ length: stops + 1 }, () => [random.integer(20_000), random.integer(20_000)] as const)
  const metres = metresBetween(points)
  return {
    matrixSize: stops + 1,
    seconds: metres.map((metresOfLeg) => Math.round(metresOfLeg / 12)),
    metres,
    stops: points.slice(1).map((_, index) => {
      const from = 8 * 3600 + random.integer(6 * 3600)
      return {
        matrixRow: index + 1,
        demand: [1 + random.integer(3)],
        kind: 'delivery',
        service: 300,
        windows: [{ from, to: from + 2 * 3600 }],
        unplannedCost: 1_000_000,
        allowed: undefined,
        fixedPosition: undefined,
      }
    }),
    vehicles: Array.from({ length: vehicles }, () => ({
      start: 0,
      end: 0,
      earliest: 8 * 3600,
      latest: 17 * 3600,
      capacity: [80],
      breaks: [],
      fixedCost: 3600,
    })),
    weights: { perSecond: 1, perMetre: 0.06, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
  }
}

/** The same without windows, where only metres cost anything. */
export const aSimpleTown = (stops: number, vehicles: number): SolverInput => {
  const town = aTown(stops, vehicles)
  return {
    ...town,
    stops: town.stops.map((stop) => ({ ...stop, windows: [] })),
    weights: { ...town.weights, perSecond: 0, perMetre: 1 },
  }
}

/** The same with a lunch break of half an hour for every vehicle. */
export const aTownWithBreak = (stops: number, vehicles: number): SolverInput => {
  const town = aTown(stops, vehicles)
  const lunch = { from: 12 * 3600, to: 14 * 3600, length: 1800 }
  return { ...town, vehicles: town.vehicles.map((vehicle) => ({ ...vehicle, breaks: [lunch] })) }
}
