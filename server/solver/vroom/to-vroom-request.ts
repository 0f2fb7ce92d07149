import type { Coordinates } from '../../../src/domain/address'
import {
  rowLookup,
  type ProblemStop,
  type RouteProblem,
  type Vehicle,
  type VehicleId,
} from '../../../src/domain/problem'
import type { Priority } from '../../../src/domain/stop'
import type { LegTable } from '../../travel'
import { costRatesFor } from '../cost-rates'
import { integerAmounts, type IntegerAmounts } from '../loads'

/** The driving time where there is no road: longer than any working day. */
const NO_ROAD_SECONDS = 10_000_000

/**
 * The request as VROOM documents it: stops are jobs and vehicles are vehicles, both by index, and roads are a matrix.
 */
export const toVroomRequest = (problem: RouteProblem, roads: LegTable, budgetMs: number) => {
  const rowOf = rowLookup(roads.places)
  const parts: RequestParts = {
    matrixRowOf: (coordinates) => rowOf(coordinates) ?? 0,
    amounts: integerAmounts(problem),
    skills: skillsIn(problem),
    costs: vehicleCosts(problem),
  }
  return {
    jobs: problem.stops.map(toVroomJob(parts)),
    vehicles: problem.vehicles.map(toVroomVehicle(parts)),
    matrices: { car: { durations: toMatrix(roads, roads.seconds), distances: toMatrix(roads, roads.metres) } },
    options: { g: false, l: Math.max(1, Math.round(budgetMs / 1000)) },
  }
}

type RequestParts = {
  readonly matrixRowOf: (coordinates: Coordinates) => number
  readonly amounts: IntegerAmounts
  readonly skills: Skills
  readonly costs: ReturnType<typeof vehicleCosts>
}

/** The costs of an hour and of a kilometre; VROOM accepts only whole numbers. */
const vehicleCosts = ({ options }: RouteProblem) => {
  const { perMetre, perSecond, vehicleWithoutBalance } = costRatesFor(options)
  return { fixed: vehicleWithoutBalance, per_hour: Math.ceil(perSecond * 3_600), per_km: Math.round(perMetre * 1_000) }
}

const vroomPriority: Readonly<Record<Priority, number>> = { Low: 10, Regular: 50, High: 100 }

const toVroomJob =
  ({ matrixRowOf, amounts, skills }: RequestParts) =>
  (stop: ProblemStop, id: number) => {
    const amount = amounts.demand(stop.demand)
    return {
      id,
      location_index: matrixRowOf(stop.coordinates),
      service: stop.service,
      ...(stop.type === 'Delivery' ? { delivery: amount } : {}),
      ...(stop.type === 'Pickup' ? { pickup: amount } : {}),
      skills: skills.requiredBy(stop),
      priority: vroomPriority[stop.priority],
      ...(stop.windows.length > 0 ? { time_windows: stop.windows.map(({ from, to }) => [from, to]) } : {}),
    }
  }

const toVroomVehicle =
  ({ matrixRowOf, amounts, skills, costs }: RequestParts) =>
  (vehicle: Vehicle, id: number) => ({
    id,
    profile: 'car',
    start_index: matrixRowOf(vehicle.start),
    end_index: matrixRowOf(vehicle.end),
    capacity: amounts.capacity(vehicle.capacity),
    skills: skills.ownedBy(vehicle.id),
    time_window: [vehicle.earliest, vehicle.latest],
    // In VROOM the window holds the beginning of a break, in our problem the whole break.
    breaks: vehicle.breaks.map(({ window, length }, index) => ({
      id: index,
      time_windows: [[window.from, window.to - length]],
      service: length,
    })),
    costs,
  })

const toMatrix = ({ places }: LegTable, values: Int32Array): ReadonlyArray<ReadonlyArray<number>> =>
  places.map((_, row) =>
    Array.from(values.subarray(row * places.length, (row + 1) * places.length), (value) =>
      value < 0 ? NO_ROAD_SECONDS : value,
    ),
  )

/** Which vehicle may visit which stop, expressed for VROOM: a job goes to vehicles with all of its skills. */
type Skills = {
  readonly requiredBy: (stop: ProblemStop) => ReadonlyArray<number>
  readonly ownedBy: (vehicle: VehicleId) => ReadonlyArray<number>
}

/** One skill for each group of vehicles that some stop is reserved for. */
const skillsIn = ({ stops, vehicles }: RouteProblem): Skills => {
  const groups = new Map<string, { readonly skill: number; readonly members: ReadonlySet<VehicleId> }>()
  for (const stop of stops) {
    const allowed = allowedVehiclesOf(stop)
    const key = JSON.stringify(allowed)
    if (allowed !== undefined && !groups.has(key))
      groups.set(key, { skill: groups.size + 1, members: new Set(allowed) })
  }
  const skills = new Map(
    vehicles.map(({ id }) => [
      id,
      [...groups.values()].filter((group) => group.members.has(id)).map(({ skill }) => skill),
    ]),
  )
  return {
    requiredBy: (stop) => {
      const group = groups.get(JSON.stringify(allowedVehiclesOf(stop)))
      return group === undefined ? [] : [group.skill]
    },
    ownedBy: (vehicle) => skills.get(vehicle) ?? [],
  }
}

const allowedVehiclesOf = ({ fixedPosition, allowedVehicles }: ProblemStop): ReadonlyArray<VehicleId> | undefined =>
  fixedPosition === undefined ? allowedVehicles : [fixedPosition.vehicle]
