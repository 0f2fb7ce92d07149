import type { SolverInput, Stop, Window } from '../../../optimiser'
import type { Random } from '../../../optimiser/random'
import { currentPlan } from './current-plan'

/** What some projects have besides days and time slots. */
export type ProjectFeature = 'no slots' | 'breaks' | 'two slots' | 'priorities' | 'a plan of today'

type InputChange = (problem: SolverInput, random: Random) => SolverInput

const hour = 3600

/** Parcels, which are delivered at any time of the day. */
const withoutSlots: InputChange = (problem) => mapStops(problem, (stop) => ({ ...stop, windows: [] }))

/** A quarter of an hour in the morning and half an hour at noon. */
const breaks = [
  { from: 9.5 * hour, to: 11 * hour, length: hour / 4 },
  { from: 11.5 * hour, to: 14 * hour, length: hour / 2 },
]

const withBreaks: InputChange = (problem) => ({
  ...problem,
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks })),
})

/**
 * Each time slot is shortened to two hours, with a second one at the other end of the day; half of the stops without
 * a slot get two.
 */
const withSecondSlots: InputChange = (problem, random) => {
  const morning: Window = { from: 8 * hour, to: 10 * hour }
  const afternoon: Window = { from: 15 * hour, to: 17 * hour }
  const second = ({ from }: Window): Window => (from < 11 * hour ? afternoon : morning)
  return mapStops(problem, (stop) => {
    const slots = stop.windows.flatMap((first) => [{ ...first, to: first.from + 2 * hour }, second(first)])
    const getsTwo = random.fraction() < 0.5
    return slots.length > 0 || !getsTwo ? { ...stop, windows: slots } : { ...stop, windows: [morning, afternoon] }
  })
}

/** One stop of five costs twice as much to leave unplanned, and one of three half as much. */
const withPriorities: InputChange = (problem, random) =>
  mapStops(problem, (stop) => {
    const fraction = random.fraction()
    const factor = fraction < 0.2 ? 2 : fraction < 0.53 ? 0.5 : 1
    return { ...stop, unplannedCost: factor * stop.unplannedCost }
  })

const mapStops = (problem: SolverInput, change: (stop: Stop) => Stop): SolverInput => ({
  ...problem,
  stops: problem.stops.map(change),
})

/** The price of a stop that moves to another vehicle, as in the product. */
const CHANGE_COST = 300

/**
 * One stop of ten has a fixed position, which is that in today's plan, and the vehicle with the most stops is
 * absent, so that its stops have to move.
 */
const withPlanOfToday: InputChange = (problem, random) => {
  const absentVehicle = currentPlan.reduce(longerRoute, 0)
  const currentPositions = new Map(
    currentPlan.flatMap((stops, vehicle) =>
      vehicle === absentVehicle ? [] : stops.map((stop, index) => [stop, { vehicle, position: index + 1 }] as const),
    ),
  )
  return {
    ...problem,
    stops: problem.stops.map((stop, index) =>
      random.fraction() < 0.1 ? { ...stop, fixedPosition: currentPositions.get(index) } : stop,
    ),
    vehicles: problem.vehicles.map((vehicle, index) =>
      index === absentVehicle ? { ...vehicle, latest: vehicle.earliest } : vehicle,
    ),
    weights: { ...problem.weights, change: CHANGE_COST },
    currentRoutes: problem.vehicles.map((_, vehicle) =>
      vehicle === absentVehicle ? [] : (currentPlan[vehicle] ?? []),
    ),
  }
}

const longerRoute = (longest: number, stops: ReadonlyArray<number>, vehicle: number): number =>
  stops.length > (currentPlan[longest]?.length ?? 0) ? vehicle : longest

const changeOf: Readonly<Record<ProjectFeature, InputChange>> = {
  'no slots': withoutSlots,
  breaks: withBreaks,
  'two slots': withSecondSlots,
  priorities: withPriorities,
  'a plan of today': withPlanOfToday,
}

export const addFeature = (problem: SolverInput, feature: ProjectFeature, random: Random): SolverInput =>
  changeOf[feature](problem, random)
