import type { Coordinates } from '../../../src/domain/address'
import type { ProblemStop, RouteProblem, Vehicle } from '../../../src/domain/problem'
import type { Priority } from '../../../src/domain/stop'
import { rowsIn, type RoadTable } from '../../travel'
import { priceFor } from '../cost-rates'
import { wholeAmounts, type WholeAmounts } from '../integer-amounts'
import { skillsIn, type Skills } from './skills'

/** The driving time where there is no road: longer than any vehicle is out. */
const NO_WAY = 10_000_000

/**
 * The request as VROOM documents it: stops are jobs and vehicles are vehicles, both by index, and roads are a matrix.
 */
export const askedOfVroom = (problem: RouteProblem, roads: RoadTable, budgetMs: number) => {
  const rowOf = rowsIn(roads.places)
  const means: Means = {
    indexOf: (place) => rowOf(place) ?? 0,
    amounts: wholeAmounts(problem),
    skills: skillsIn(problem),
    costs: costsOf(problem),
  }
  return {
    jobs: problem.stops.map(jobBy(means)),
    vehicles: problem.vehicles.map(vehicleBy(means)),
    matrices: { car: { durations: matrixOf(roads, roads.seconds), distances: matrixOf(roads, roads.metres) } },
    options: { g: false, l: Math.max(1, Math.round(budgetMs / 1000)) },
  }
}

type Means = {
  readonly indexOf: (place: Coordinates) => number
  readonly amounts: WholeAmounts
  readonly skills: Skills
  readonly costs: ReturnType<typeof costsOf>
}

/** VROOM wants whole numbers: the cost of an hour and of a kilometre. */
const costsOf = ({ options }: RouteProblem) => {
  const { metre, second, vehicle } = priceFor(options.weights)
  return { fixed: vehicle, per_hour: Math.ceil(second * 3_600), per_km: Math.round(metre * 1_000) }
}

const priorityOf: Readonly<Record<Priority, number>> = { Low: 10, Regular: 50, High: 100 }

const jobBy =
  ({ indexOf, amounts, skills }: Means) =>
  (stop: ProblemStop, id: number) => {
    const amount = amounts.demand(stop.demand)
    return {
      id,
      location_index: indexOf(stop.coordinates),
      service: stop.service,
      ...(stop.type === 'Delivery' ? { delivery: amount } : {}),
      ...(stop.type === 'Pickup' ? { pickup: amount } : {}),
      skills: skills.neededBy(stop),
      priority: priorityOf[stop.priority],
      ...(stop.windows.length > 0 ? { time_windows: stop.windows.map(({ from, to }) => [from, to]) } : {}),
    }
  }

const vehicleBy =
  ({ indexOf, amounts, skills, costs }: Means) =>
  (vehicle: Vehicle, id: number) => ({
    id,
    profile: 'car',
    start_index: indexOf(vehicle.start),
    end_index: indexOf(vehicle.end),
    capacity: amounts.capacity(vehicle.capacity),
    skills: skills.of(vehicle.id),
    time_window: [vehicle.earliest, vehicle.latest],
    // In VROOM the window holds the beginning of a break, in our problem the whole break.
    breaks: vehicle.breaks.map(({ window, length }, index) => ({
      id: index,
      time_windows: [[window.from, window.to - length]],
      service: length,
    })),
    costs,
  })

const matrixOf = ({ places }: RoadTable, figures: Int32Array): ReadonlyArray<ReadonlyArray<number>> =>
  places.map((_, row) =>
    Array.from(figures.subarray(row * places.length, (row + 1) * places.length), (figure) =>
      figure < 0 ? NO_WAY : figure,
    ),
  )
