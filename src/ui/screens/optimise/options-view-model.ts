import {
  prepareRequest,
  daysToPlan,
  planForOf,
  type PlanFor,
  type OptimisationInput,
  type OptimiseOptions,
} from '../../../application/optimisation'
import { dayLabel, minutesOf, type RouteDay } from '../../../domain/calendar'
import { isLocked } from '../../../domain/lock'
import type { Plan } from '../../../domain/plan'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  type DriverOrCarrier,
  type Weighting,
} from '../../../domain/problem'
import { memoizeWeak } from '../../../domain/value'
import { listedDayOf, stopDayOf, isCustomerStop } from '../../../domain/stop'
import { pluralise, formatNumber } from '../../../domain/text'

/** A day, driver or carrier that can be chosen; `key` is its id in the options. */
export type CheckboxOption = {
  readonly key: string
  readonly label: string
  readonly lang: 'nl' | undefined
  readonly note: string
  readonly isChosen: boolean
}

export type OptionsViewModel = {
  readonly days: ReadonlyArray<CheckboxOption>
  /** how many stops may be visited on any day, as text */
  readonly anyDay: string | undefined
  readonly planFor: PlanFor
  readonly driversAndCarriers: ReadonlyArray<CheckboxOption>
  readonly weights: OptimiseOptions['weights']
  /** what `weights` aims for, and what that costs */
  readonly weightsNote: string
  readonly latenessWeight: OptimiseOptions['latenessWeight']
  /** an explanation of `latenessWeight` */
  readonly latenessNote: string | undefined
  readonly budgetSeconds: number
  /** how many routes and stops are locked, as text */
  readonly lockedNote: string | undefined
  readonly summary: string
  /** the hours and the capacity of all vehicles together */
  readonly capacityNote: string | undefined
  readonly startDisabledReason: string | undefined
}

export const optionsViewModel = (options: OptimiseOptions, planningChoices: OptimisationInput): OptionsViewModel => {
  const { plan } = planningChoices
  const { stopCounts, anyDay } = stopsByDay(plan)
  const planFor = planForOf(options, planningChoices)
  const { details: requestSummary } = prepareRequest(options, planningChoices)
  return {
    days: daysToPlan(planningChoices).map((day) => ({
      key: day,
      label: dayLabel(day),
      lang: 'nl',
      note: dayNote(stopCounts.get(day) ?? 0, plan.routes.filter((route) => route.day === day).length),
      isChosen: requestSummary.days.includes(day),
    })),
    anyDay: anyDay === 0 ? undefined : pluralise(anyDay, 'stop'),
    planFor,
    driversAndCarriers: driversAndCarriersOf(planFor, planningChoices).map((driverOrCarrier) => ({
      key: driverOrCarrier.id,
      label: driverOrCarrier.name,
      lang: undefined,
      note: hoursAndCapacityLabel(driverOrCarrier),
      isChosen: requestSummary.driverOrCarrierIds.includes(driverOrCarrier.id),
    })),
    weights: options.weights,
    weightsNote: weightsNotes[options.weights],
    latenessWeight: options.latenessWeight,
    latenessNote: options.latenessWeight === undefined ? undefined : latenessNoteOf(options.latenessWeight),
    budgetSeconds: options.budgetSeconds,
    lockedNote: lockedNoteOf(plan),
    summary: summaryOf(requestSummary),
    capacityNote: capacityNoteOf(requestSummary, driversAndCarriersOf(planFor, planningChoices)),
    startDisabledReason: startDisabledReasonOf(requestSummary),
  }
}

type RequestSummary = ReturnType<typeof prepareRequest>['details']

/** Such as `94 stops, 5 drivers, 3 days: at most 15 routes`. */
const summaryOf = (requestSummary: RequestSummary): string => {
  const { length: days } = requestSummary.days
  return `${describeRequest(requestSummary)}: at most ${pluralise(requestSummary.driverOrCarrierIds.length * days, 'route')}`
}

/** Such as `135 h and a load of 750 together`; undefined where nobody is chosen or the hours of somebody are unknown. */
const capacityNoteOf = (
  { driverOrCarrierIds, days }: RequestSummary,
  available: ReadonlyArray<DriverOrCarrier>,
): string | undefined => {
  const chosen = available.filter(({ id }) => driverOrCarrierIds.includes(id))
  const minutes = chosen.map(
    ({ earliest, latest }) => (minutesOf(latest ?? '') ?? 0) - (minutesOf(earliest ?? '') ?? 0),
  )
  if (chosen.length * days.length === 0 || minutes.some((each) => each <= 0)) return undefined
  const sum = (amounts: ReadonlyArray<number>): number =>
    amounts.reduce((total, amount) => total + amount, 0) * days.length
  const load = sum(chosen.map(({ capacity = 0 }) => capacity))
  return `${formatNumber(Math.round(sum(minutes) / 60))} h and a load of ${formatNumber(load)} together`
}

const weightsNotes: Readonly<Record<Weighting, string>> = {
  balanced:
    'Days of about the same hours, at the price of a longer way: for an hour less on a long day, up to about 15 minutes.',
  shortest: 'As few kilometres as can be: some days may be hours longer than others.',
  fewest: 'As few routes as can be: days may be as long as the hours of the drivers.',
}

const latenessNoteOf = (latenessWeight: number): string =>
  `A minute late counts as ${pluralise(latenessWeight, 'minute')} on the road. Nobody is left out for coming too late.`

const lockedNoteOf = ({ routes, stops }: Plan): string | undefined => {
  const [lockedRoutes, lockedStops] = [
    routes.filter(isLocked).length,
    [...stops].filter(({ facts }) => isLocked(facts)).length,
  ]
  const parts = [
    ...(lockedRoutes === 0 ? [] : [pluralise(lockedRoutes, 'route')]),
    ...(lockedStops === 0 ? [] : [pluralise(lockedStops, 'stop')]),
  ]
  return parts.length === 0 ? undefined : `${parts.join(', ')} locked`
}

export const describeRequest = ({ stops, planFor, driverOrCarrierIds, days }: RequestSummary): string =>
  [
    pluralise(stops, 'stop'),
    pluralise(driverOrCarrierIds.length, planForNouns[planFor]),
    pluralise(days.length, 'day'),
  ].join(', ')

const planForNouns: Readonly<Record<PlanFor, string>> = { drivers: 'driver', carriers: 'carrier' }

const startDisabledReasonOf = ({ days, driverOrCarrierIds, stops, planFor }: RequestSummary): string | undefined => {
  if (days.length === 0) return 'Choose a day'
  if (driverOrCarrierIds.length === 0) return `Choose a ${planForNouns[planFor]}`
  return stops === 0 ? 'There are no stops on these days' : undefined
}

const driversAndCarriersOf = (
  planFor: PlanFor,
  { drivers, carriers }: OptimisationInput,
): ReadonlyArray<DriverOrCarrier> =>
  planFor === 'drivers' ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier)

/** Such as `09:00–18:00 · load 50`: the working hours and the capacity. */
const hoursAndCapacityLabel = ({ earliest, latest, capacity }: DriverOrCarrier): string =>
  [
    earliest === undefined || latest === undefined ? 'no hours' : `${earliest}–${latest}`,
    capacity === undefined ? 'no load' : `load ${capacity}`,
  ].join(' · ')

const dayNote = (stops: number, routes: number): string =>
  routes === 0 ? pluralise(stops, 'stop') : `${pluralise(stops, 'stop')}, ${pluralise(routes, 'route')}`

type StopsByDay = { readonly stopCounts: ReadonlyMap<RouteDay, number>; readonly anyDay: number }

const stopsByDay = memoizeWeak(({ stops }: Plan): StopsByDay => {
  const stopCounts = new Map<RouteDay, number>()
  let anyDay = 0
  for (const stop of stops) {
    if (!isCustomerStop(stop)) continue
    const day = listedDayOf(stop) ?? stopDayOf(stop)
    if (day === undefined) anyDay += 1
    else stopCounts.set(day, (stopCounts.get(day) ?? 0) + 1)
  }
  return { stopCounts, anyDay }
})
