import type { Problem } from '../../optimiser'
import type { Sketch } from '../../optimiser/descent'

/** By vehicle: its stops, by following the links. */
export const routesIn = ({ stops, vehicles, next }: Sketch): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: vehicles }, (_, vehicle) => {
    const route: number[] = []
    for (let call = next[stops + vehicle] ?? -1; call < stops && route.length <= stops; call = next[call] ?? -1)
      route.push(call)
    return route
  })

/** What the routes of a plain problem cost in metres, penalties included, computed from the problem alone. */
export const finedAfresh = (problem: Problem, sketch: Sketch): number =>
  routesIn(sketch).reduce((sum, route) => sum + (route.length === 0 ? 0 : costOf(problem, sketch, route)), 0)

const NEVER = 2 ** 28

const costOf = ({ places, stops, ...problem }: Problem, sketch: Sketch, route: ReadonlyArray<number>): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return NaN
  const isClosed = (way: number): boolean => (problem.metres[way] ?? -1) < 0 || (problem.seconds[way] ?? -1) < 0
  let place = vehicle.start
  let [time, way, late, load] = [vehicle.earliest, 0, 0, 0]
  for (const call of [...route, undefined]) {
    const stop = call === undefined ? undefined : stops[call]
    const to = stop?.place ?? vehicle.end
    const road = place * places + to
    way += (problem.metres[road] ?? -1) < 0 ? NEVER : (problem.metres[road] ?? 0)
    time += isClosed(road) ? NEVER : (problem.seconds[road] ?? 0)
    const [window] = stop?.windows ?? []
    const [from, until] =
      stop === undefined ? [vehicle.earliest, vehicle.latest] : [window?.from ?? -NEVER, window?.to ?? NEVER - 1]
    late += Math.max(0, Math.max(time, from) - until)
    time = Math.min(Math.max(time, from), until) + (stop?.service ?? 0)
    load += stop?.demand[0] ?? 0
    place = to
  }
  const { loadFine, lateFine } = sketch
  const over = Math.max(0, load - (vehicle.capacity[0] ?? Infinity))
  return way + vehicle.fixedCost / problem.weights.perMetre + over * loadFine + late * lateFine
}
