import { prepareRequest, daysToPlan, planForOf, type PlanFor, type PlanningChoices, type OptimiseOptions } from '../../../application/optimisation'
import { dayLabel, minutesOf, type RouteDay } from '../../../domain/calendar'
import { isLocked } from '../../../domain/lock'
import type { Plan } from '../../../domain/plan'
import { driverOrCarrierFromCarrier, driverOrCarrierFromDriver, type DriverOrCarrier } from '../../../domain/problem'
import { memoizeWeak } from '../../../domain/remembered'
import { stopDayOf, isCustomerStop } from '../../../domain/stop'
import { pluralise, formatNumber } from '../../../domain/text'

/** A day or a crew that may take part; `key` is its id in the wishes. */
export type Choosable = {
  readonly key: string
  readonly words: string
  readonly lang: 'nl' | undefined
  readonly note: string
  readonly isChosen: boolean
}

export type WishesOnScreen = {
  readonly days: ReadonlyArray<Choosable>
  /** how many stops may be visited on any day, in words */
  readonly anyDay: string | undefined
  readonly planFor: PlanFor
  readonly crews: ReadonlyArray<Choosable>
  readonly weights: OptimiseOptions['weights']
  readonly lateness: OptimiseOptions['lateness']
  /** what `lateness` means, in words */
  readonly latenessMeans: string | undefined
  readonly budgetSeconds: number
  /** how many routes and stops stay where they are, in words */
  readonly locked: string | undefined
  readonly sum: string
  /** the hours and the capacity of all vehicles together */
  readonly means: string | undefined
  readonly whyNotStart: string | undefined
}

export const wishesOnScreen = (wishes: OptimiseOptions, situation: PlanningChoices): WishesOnScreen => {
  const { plan } = situation
  const { stopsOn, anyDay } = stopsByDay(plan)
  const planFor = planForOf(wishes, situation)
  const { details: about } = prepareRequest(wishes, situation)
  return {
    days: daysToPlan(situation).map((day) => ({
      key: day,
      words: dayLabel(day),
      lang: 'nl',
      note: noteOf(stopsOn.get(day) ?? 0, plan.routes.filter((route) => route.day === day).length),
      isChosen: about.days.includes(day),
    })),
    anyDay: anyDay === 0 ? undefined : pluralise(anyDay, 'stop'),
    planFor,
    crews: crewsFor(planFor, situation).map((crew) => ({
      key: crew.id,
      words: crew.name,
      lang: undefined,
      note: shiftOf(crew),
      isChosen: about.crews.includes(crew.id),
    })),
    weights: wishes.weights,
    lateness: wishes.lateness,
    latenessMeans: wishes.lateness === undefined ? undefined : meansOfLateness(wishes.lateness),
    budgetSeconds: wishes.budgetSeconds,
    locked: lockedIn(plan),
    sum: sumOf(about),
    means: meansOf(about, crewsFor(planFor, situation)),
    whyNotStart: whyNot(about),
  }
}

type About = ReturnType<typeof prepareRequest>['details']

/** 94 stops, 5 drivers, 3 days: at most 15 routes */
const sumOf = (about: About): string => {
  const { length: days } = about.days
  return `${aboutInWords(about)}: at most ${pluralise(about.crews.length * days, 'route')}`
}

/** 135 h and a load of 750 together; undefined where no crew is chosen, or hours are not known. */
const meansOf = ({ crews, days }: About, all: ReadonlyArray<DriverOrCarrier>): string | undefined => {
  const chosen = all.filter(({ id }) => crews.includes(id))
  const minutes = chosen.map(
    ({ earliest, latest }) => (minutesOf(latest ?? '') ?? 0) - (minutesOf(earliest ?? '') ?? 0),
  )
  if (chosen.length * days.length === 0 || minutes.some((each) => each <= 0)) return undefined
  const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, one) => total + one, 0) * days.length
  const load = sum(chosen.map(({ capacity = 0 }) => capacity))
  return `${formatNumber(Math.round(sum(minutes) / 60))} h and a load of ${formatNumber(load)} together`
}

const meansOfLateness = (worth: number): string =>
  `A minute late counts as ${pluralise(worth, 'minute')} on the road. Nobody is left out for coming too late.`

const lockedIn = ({ routes, stops }: Plan): string | undefined => {
  const [onRoutes, onStops] = [routes.filter(isLocked).length, [...stops].filter(isLocked).length]
  const parts = [
    ...(onRoutes === 0 ? [] : [pluralise(onRoutes, 'route')]),
    ...(onStops === 0 ? [] : [pluralise(onStops, 'stop')]),
  ]
  return parts.length === 0 ? undefined : `${parts.join(', ')} locked`
}

export const aboutInWords = ({ stops, planFor, crews, days }: About): string =>
  [pluralise(stops, 'stop'), pluralise(crews.length, nouns[planFor]), pluralise(days.length, 'day')].join(', ')

const nouns: Readonly<Record<PlanFor, string>> = { drivers: 'driver', carriers: 'carrier' }

const whyNot = ({ days, crews, stops, planFor }: About): string | undefined => {
  if (days.length === 0) return 'Choose a day'
  if (crews.length === 0) return `Choose a ${nouns[planFor]}`
  return stops === 0 ? 'There are no stops on these days' : undefined
}

const crewsFor = (planFor: PlanFor, { drivers, carriers }: PlanningChoices): ReadonlyArray<DriverOrCarrier> =>
  planFor === 'drivers' ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier)

/** 09:00–18:00 · 50 */
const shiftOf = ({ earliest, latest, capacity }: DriverOrCarrier): string =>
  [earliest === undefined || latest === undefined ? 'no hours' : `${earliest}–${latest}`, capacity ?? 'no load'].join(
    ' · ',
  )

const noteOf = (stops: number, routes: number): string =>
  routes === 0 ? pluralise(stops, 'stop') : `${pluralise(stops, 'stop')}, ${pluralise(routes, 'route')}`

type StopsByDay = { readonly stopsOn: ReadonlyMap<RouteDay, number>; readonly anyDay: number }

const stopsByDay = memoizeWeak(({ stops }: Plan): StopsByDay => {
  const stopsOn = new Map<RouteDay, number>()
  let anyDay = 0
  for (const stop of stops) {
    if (!isCustomerStop(stop)) continue
    const day = (stop.routeNumber === undefined ? undefined : stop.routeDay) ?? stopDayOf(stop)
    if (day === undefined) anyDay += 1
    else stopsOn.set(day, (stopsOn.get(day) ?? 0) + 1)
  }
  return { stopsOn, anyDay }
})
