import * as E from 'fp-ts/Either'
import {
  duplicateVehicle,
  repairOf,
  remedyCostOf,
  applyRemedyToVehicle,
  type SharedRepair,
  type UnplannedProblemStop,
  type ProblemStop,
  type Remedy,
  type Rule,
  type VehicleId,
} from '../../../src/domain/problem'
import type { StopId } from '../../../src/domain/stop'
import { longerBy, tourAfter } from './find-repairs'
import { insertionOf } from '../find-insertion'
import { isTooLate, priceOfLate } from '../lateness-cost'
import type { Patience } from '../time-check'
import { priceOfLeg } from '../cost-rates'
import type { Roadmap } from '../cost-model'
import { overload } from '../overload'
import { kindOf } from '../cheapest-insertion'
import { idle, routeOf, type Tour } from '../tour'

/** A remedy is tried with so many vehicles, and with so many stops for each. */
const MOST_VEHICLES = 6
const MOST_STOPS = 300

/** A help for fewer stops is the same as a repair of one stop. */
const MANY = 2

const OVERTIME = 2 * 3_600
const EARLIER = 3_600
const ANY_LOAD = 1e9

type Told = ReadonlyMap<StopId, Omit<UnplannedProblemStop, 'stop'>>

type Trial = { readonly tour: Tour; readonly remedy: Remedy }

/**
 * For each kind of remedy the one that would let the most unplanned stops be planned, found by trying; the most
 * helpful first.
 */
export const helpsFor = (
  waiting: ReadonlyArray<ProblemStop>,
  tours: ReadonlyMap<VehicleId, Tour>,
  told: Told,
  roadmap: Roadmap,
  mayGoOn: Patience,
): ReadonlyArray<SharedRepair> => {
  if (waiting.length < MANY) return []
  const best = new Map<Remedy['kind'], Priced>()
  for (const trial of trials(tours, told)) {
    if (!mayGoOn()) break
    const help = helpOf(trial, waiting, roadmap, mayGoOn)
    const known = best.get(trial.remedy.kind)
    if (help !== undefined && (known === undefined || isBetter(help, known))) best.set(trial.remedy.kind, help)
  }
  return [...best.values()].toSorted((one, other) => (isBetter(one, other) ? -1 : 1)).map(({ help }) => help)
}

type Priced = { readonly help: SharedRepair; readonly cost: number }

const isBetter = (one: Priced, other: Priced): boolean =>
  one.help.stops.length > other.help.stops.length ||
  (one.help.stops.length === other.help.stops.length && one.cost < other.cost)

const remedies: ReadonlyArray<readonly [Rule, Remedy]> = [
  ['hours', { kind: 'later home', by: OVERTIME }],
  ['window', { kind: 'earlier out', by: EARLIER }],
  ['capacity', { kind: 'more room', by: ANY_LOAD }],
]

/**
 * The trials: each remedy with the vehicles whose rule keeps the most stops away, and a further vehicle of each kind
 * in use.
 */
const trials = (tours: ReadonlyMap<VehicleId, Tour>, told: Told): ReadonlyArray<Trial> => {
  const counts = new Map<string, number>()
  for (const { reasons } of told.values())
    for (const { rule, vehicle } of reasons)
      counts.set(`${rule} ${vehicle}`, (counts.get(`${rule} ${vehicle}`) ?? 0) + 1)
  const keptBy = (rule: Rule, { vehicle }: Tour): number => counts.get(`${rule} ${vehicle.id}`) ?? 0
  const all = [...tours.values()]
  const longer = remedies.flatMap(([rule, remedy]) =>
    all
      .filter((tour) => keptBy(rule, tour) >= MANY)
      .toSorted((one, other) => keptBy(rule, other) - keptBy(rule, one))
      .slice(0, MOST_VEHICLES)
      .map((tour): Trial => ({ tour, remedy })),
  )
  const out = all.filter(({ stops }) => stops.length > 0)
  const kinds = new Map(out.toReversed().map((tour) => [`${tour.vehicle.day} ${kindOf(tour.vehicle)}`, tour]))
  const further = [...kinds.values()].toReversed().slice(0, MOST_VEHICLES)
  return [...longer, ...further.map((tour): Trial => ({ tour, remedy: { kind: 'further vehicle' } }))]
}

const helpOf = (
  { tour, remedy }: Trial,
  waiting: ReadonlyArray<ProblemStop>,
  roadmap: Roadmap,
  mayGoOn: Patience,
): Priced | undefined => {
  const isFurther = remedy.kind === 'further vehicle'
  const before = isFurther ? idle(duplicateVehicle(tour.vehicle)) : tour
  let after = isFurther ? before : tourAfter(tour, applyRemedyToVehicle(tour.vehicle, remedy), roadmap.travel)
  const stops: StopId[] = []
  const mayGo = waiting.filter((stop) => mayGoWith(stop, tour.vehicle.id, isFurther))
  for (const stop of mayGo.slice(0, MOST_STOPS)) {
    if (!mayGoOn()) break
    const asked = isFurther ? { ...stop, allowedVehicles: undefined } : stop
    const found = insertionOf(after, asked, roadmap, Infinity)
    if (E.isLeft(found) || makesTooLate(before, found.right.tour, roadmap)) continue
    after = found.right.tour
    stops.push(stop.id)
  }
  if (stops.length < MANY) return undefined
  const extra = longerBy(before, after, roadmap)
  const taken = takenOf(remedy, tour, after, roadmap)
  const cost = remedyCostOf(taken) + priceOfLeg(roadmap.price, extra) + priceOfLate(roadmap.price, extra.late)
  return { help: { ...repairOf(tour.vehicle, [taken], extra), stops, among: mayGo.length }, cost }
}

const makesTooLate = (before: Tour, after: Tour, { price, slots }: Roadmap): boolean =>
  isTooLate(price, slots.lateIn(after.timetable?.route) - slots.lateIn(before.timetable?.route))

/** Whether a stop may go on the vehicle; a further vehicle is none that a stop is reserved for. */
const mayGoWith = ({ pin, allowedVehicles }: ProblemStop, vehicle: VehicleId, isFurther: boolean): boolean =>
  (pin === undefined || (!isFurther && pin.vehicle === vehicle)) && allowedVehicles?.includes(vehicle) !== false

/** The remedy cut down to what the tour really uses of it. */
const takenOf = (remedy: Remedy, { vehicle }: Tour, after: Tour, roadmap: Roadmap): Remedy => {
  switch (remedy.kind) {
    case 'later home':
      return { ...remedy, by: Math.max(1, (after.timetable?.route.returns ?? 0) - vehicle.latest) }
    case 'earlier out':
      return { ...remedy, by: Math.max(1, vehicle.earliest - (routeOf(after, roadmap)?.route.leaves ?? 0)) }
    case 'more room':
      return { ...remedy, by: Math.max(1, overload(vehicle, after.stops)) }
    default:
      return remedy
  }
}
