import type { SolverInput, Stop, Vehicle } from '../../optimiser'

/**
 * A change of a problem that leaves its cheapest routes as they are, or nearly so, but gives it something that projects
 * have and benchmark instances do not.
 */
export type Disguise = (problem: SolverInput) => SolverInput

const mapStops = (problem: SolverInput, change: (stop: Stop, index: number) => Stop): SolverInput => ({
  ...problem,
  stops: problem.stops.map(change),
})

const mapVehicles = (problem: SolverInput, change: (vehicle: Vehicle) => Vehicle): SolverInput => ({
  ...problem,
  vehicles: problem.vehicles.map(change),
})

/** Every stop has one unit of a second load, of which each vehicle can carry any amount. */
const withIdleLoad: Disguise = (problem) =>
  mapVehicles(
    mapStops(problem, (stop) => ({ ...stop, demand: [...stop.demand, 1] })),
    (vehicle) => ({ ...vehicle, capacity: [...vehicle.capacity, problem.stops.length] }),
  )

const withPricedTime: Disguise = (problem) => ({ ...problem, weights: { ...problem.weights, perSecond: 0.001 } })

/** Two stops far from each other have a second load, of which a vehicle can carry only one unit. */
const withLoadOfTwoStops: Disguise = (problem) => {
  const { matrixSize, metres, stops } = problem
  const metresFromFirst = stops.map(({ matrixRow }) => metres[(stops[0]?.matrixRow ?? 0) * matrixSize + matrixRow] ?? 0)
  const farthest = metresFromFirst.indexOf(Math.max(...metresFromFirst))
  return mapVehicles(
    mapStops(problem, (stop, index) => ({
      ...stop,
      demand: [...stop.demand, index === 0 || index === farthest ? 1 : 0],
    })),
    (vehicle) => ({ ...vehicle, capacity: [...vehicle.capacity, 1] }),
  )
}

/** A break that is over when the day begins. */
const withEarlyBreak: Disguise = (problem) =>
  mapVehicles(problem, (vehicle) => ({
    ...vehicle,
    breaks: [{ from: vehicle.earliest - 120, to: vehicle.earliest, length: 60 }],
  }))

/** How many times farther away than any other place the second depot lies. */
const FARTHER = 3

/** Two more vehicles, of a depot far from everything. */
const withFarDepot: Disguise = ({ matrixSize, ...problem }) => {
  const far = FARTHER * problem.metres.reduce((max, metres) => Math.max(max, metres), 0)
  const withFarPlace = (matrix: Int32Array): Int32Array =>
    Int32Array.from({ length: (matrixSize + 1) ** 2 }, (_, index) => {
      const [from, to] = [Math.floor(index / (matrixSize + 1)), index % (matrixSize + 1)]
      if (from < matrixSize && to < matrixSize) return matrix[from * matrixSize + to] ?? 0
      return from === to ? 0 : far
    })
  const farVehicles = problem.vehicles
    .slice(0, 2)
    .map((vehicle) => ({ ...vehicle, start: matrixSize, end: matrixSize }))
  const metres = withFarPlace(problem.metres)
  return {
    ...problem,
    matrixSize: matrixSize + 1,
    metres,
    seconds: problem.seconds === problem.metres ? metres : withFarPlace(problem.seconds),
    vehicles: [...problem.vehicles, ...farVehicles],
  }
}

export const disguises: Readonly<Record<string, Disguise>> = {
  plain: (problem) => problem,
  'idle load': withIdleLoad,
  'priced time': withPricedTime,
  'load of two stops': withLoadOfTwoStops,
  'early break': withEarlyBreak,
  'far depot': withFarDepot,
}
