import type { SolverInput, Stop, Window } from '../../../optimiser'
import type { Random } from '../../../optimiser/random'
import { presentPlan } from './present-plan'

/** What some projects have besides stops with days and slots. */
export type Extra = 'breaks' | 'two slots' | 'priorities' | 'a plan of today'

type InputChange = (problem: SolverInput, random: Random) => SolverInput

const hour = 3600

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
 * Each time slot is cut to two hours, and gets a second one at the other end of the day; of the stops without a slot,
 * half get two.
 */
const withSecondSlots: InputChange = (problem, random) => {
  const morning: Window = { from: 8 * hour, to: 10 * hour }
  const afternoon: Window = { from: 15 * hour, to: 17 * hour }
  const second = ({ from }: Window): Window => (from < 11 * hour ? afternoon : morning)
  return mapStops(problem, (stop) => {
    const slots = stop.windows.flatMap((first) => [{ ...first, to: first.from + 2 * hour }, second(first)])
    const isAsked = random.fraction() < 0.5
    return slots.length > 0 || !isAsked ? { ...stop, windows: slots } : { ...stop, windows: [morning, afternoon] }
  })
}

/** One stop of five is worth twice as much as usual, and one of three half as much. */
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

/** The price of a stop that another vehicle visits, as the product has it. */
const CHANGE_COST = 300

/**
 * There is a plan of today, and one stop of ten is locked to its place in it. Then the driver with most
 * stops is ill, and the stops of that route have to go elsewhere.
 */
const withPlanOfToday: InputChange = (problem, random) => {
  const absentVehicle = presentPlan.reduce(longerRoute, 0)
  const pins = new Map(
    presentPlan.flatMap((stops, vehicle) =>
      vehicle === absentVehicle ? [] : stops.map((stop, index) => [stop, { vehicle, position: index + 1 }] as const),
    ),
  )
  return {
    ...problem,
    stops: problem.stops.map((stop, index) => (random.fraction() < 0.1 ? { ...stop, pin: pins.get(index) } : stop)),
    vehicles: problem.vehicles.map((one, index) => (index === absentVehicle ? { ...one, latest: one.earliest } : one)),
    weights: { ...problem.weights, change: CHANGE_COST },
    present: problem.vehicles.map((_, vehicle) => (vehicle === absentVehicle ? [] : (presentPlan[vehicle] ?? []))),
  }
}

/** The vehicle with more stops. */
const longerRoute = (most: number, stops: ReadonlyArray<number>, vehicle: number): number =>
  stops.length > (presentPlan[most]?.length ?? 0) ? vehicle : most

const changeOf: Readonly<Record<Extra, InputChange>> = {
  breaks: withBreaks,
  'two slots': withSecondSlots,
  priorities: withPriorities,
  'a plan of today': withPlanOfToday,
}

export const withExtra = (problem: SolverInput, extra: Extra, random: Random): SolverInput =>
  changeOf[extra](problem, random)
