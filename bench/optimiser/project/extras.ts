import type { Problem, Stop, Window } from '../../../optimiser'
import type { Chance } from '../../../optimiser/random'
import { todaysPlan } from './present-plan'

/** What some projects have besides stops with days and slots. */
export type Extra = 'breaks' | 'two slots' | 'priorities' | 'a plan of today'

type Adding = (problem: Problem, chance: Chance) => Problem

const hour = 3600

/** A quarter of an hour in the morning and half an hour at noon. */
const breaks = [
  { from: 9.5 * hour, to: 11 * hour, length: hour / 4 },
  { from: 11.5 * hour, to: 14 * hour, length: hour / 2 },
]

const withBreaks: Adding = (problem) => ({
  ...problem,
  vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks })),
})

/**
 * Each time slot is cut to two hours, and gets a second one at the other end of the day; of the stops without a slot,
 * half get two.
 */
const withSecondSlots: Adding = (problem, chance) => {
  const early: Window = { from: 8 * hour, to: 10 * hour }
  const late: Window = { from: 15 * hour, to: 17 * hour }
  const second = ({ from }: Window): Window => (from < 11 * hour ? late : early)
  return changed(problem, (stop) => {
    const slots = stop.windows.flatMap((first) => [{ ...first, to: first.from + 2 * hour }, second(first)])
    const isAsked = chance.part() < 0.5
    return slots.length > 0 || !isAsked ? { ...stop, windows: slots } : { ...stop, windows: [early, late] }
  })
}

/** One stop of five is worth twice as much as usual, and one of three half as much. */
const withPriorities: Adding = (problem, chance) =>
  changed(problem, (stop) => {
    const part = chance.part()
    const worth = part < 0.2 ? 2 : part < 0.53 ? 0.5 : 1
    return { ...stop, unplannedCost: worth * stop.unplannedCost }
  })

const changed = (problem: Problem, change: (stop: Stop) => Stop): Problem => ({
  ...problem,
  stops: problem.stops.map(change),
})

/** The price of a stop that another vehicle visits, as the product has it. */
const CHANGE = 300

/**
 * There is a plan of today, and one stop of ten is locked to its place in it. Then the driver with most
 * stops is ill, and the stops of that route have to go elsewhere.
 */
const withPlanOfToday: Adding = (problem, chance) => {
  const ill = todaysPlan.reduce(longer, 0)
  const pins = new Map(
    todaysPlan.flatMap((stops, vehicle) =>
      vehicle === ill ? [] : stops.map((stop, at) => [stop, { vehicle, place: at + 1 }] as const),
    ),
  )
  return {
    ...problem,
    stops: problem.stops.map((stop, index) => (chance.part() < 0.1 ? { ...stop, pin: pins.get(index) } : stop)),
    vehicles: problem.vehicles.map((one, index) => (index === ill ? { ...one, latest: one.earliest } : one)),
    weights: { ...problem.weights, change: CHANGE },
    present: problem.vehicles.map((_, vehicle) => (vehicle === ill ? [] : (todaysPlan[vehicle] ?? []))),
  }
}

/** The vehicle with more stops. */
const longer = (most: number, stops: ReadonlyArray<number>, vehicle: number): number =>
  stops.length > (todaysPlan[most]?.length ?? 0) ? vehicle : most

const adding: Readonly<Record<Extra, Adding>> = {
  breaks: withBreaks,
  'two slots': withSecondSlots,
  priorities: withPriorities,
  'a plan of today': withPlanOfToday,
}

export const withExtra = (problem: Problem, extra: Extra, chance: Chance): Problem => adding[extra](problem, chance)
