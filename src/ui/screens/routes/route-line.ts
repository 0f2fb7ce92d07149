import { dayLabel, timeAt } from '../../../domain/day'
import { breachWords, judgeRoute, type Warning } from '../../../domain/problem'
import {
  activitiesOf,
  clockOf,
  colourOf,
  routeNumberOf,
  totalsOf,
  type Route,
  type RouteColour,
  type StopOf,
} from '../../../domain/route'
import type { Stop } from '../../../domain/stop'
import { stopNameOf } from '../stops/stop-name'

/** A route as a line of the list, and above the table of its activities. */
export type RouteLine = {
  readonly index: number
  readonly number: string
  readonly name: string
  readonly colour: RouteColour
  /** Ma 23-11; empty where it is of no day */
  readonly day: string
  /** 08:30–14:10; empty where no times are planned */
  readonly times: string
  readonly activities: number
  /** what somebody must look at, shortly, and in full for who asks */
  readonly flags: ReadonlyArray<Flag>
}

export type Flag = {
  readonly kind: 'to check' | 'late' | 'early'
  readonly words: string
  readonly each: ReadonlyArray<string>
}

export const routeLine = (route: Route, stopOf: StopOf): RouteLine => ({
  index: route.index,
  number: String(routeNumberOf(route)),
  name: route.name.trim() === '' ? `Route ${routeNumberOf(route)}` : route.name,
  colour: colourOf(route.color),
  day: route.day === undefined ? '' : dayLabel(route.day),
  times: timesOf(route),
  activities: activitiesOf(route).length,
  flags: flagsOf(route, stopOf),
})

/** From leaving to being back. */
const timesOf = (route: Route): string => {
  const clock = clockOf(route)
  const activities = activitiesOf(route)
  const [first, last] = [activities[0], activities.at(-1)]
  const [leaves, returns] = [
    clock(first?.departure) ?? clock(first?.arrival),
    clock(last?.arrival) ?? clock(last?.departure),
  ]
  const [from, until] = [timeOf(leaves), timeOf(returns)]
  return from === undefined || until === undefined ? '' : `${from}–${until}`
}

const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : timeAt(Math.floor(seconds / 60))

const flagsOf = (route: Route, stopOf: StopOf): ReadonlyArray<Flag> => {
  const toCheck = totalsOf(route, stopOf).toCheck.length
  const broken = judgeRoute(route, stopOf, undefined)
  return [
    ...(toCheck === 0 ? [] : [toBeChecked(toCheck)]),
    ...counted(broken, 'late', stopOf),
    ...counted(broken, 'early', stopOf),
  ]
}

const toBeChecked = (count: number): Flag => ({
  kind: 'to check',
  words: `${count} to check`,
  each: ['Not planned, or without a stop number'],
})

const counted = (warnings: ReadonlyArray<Warning>, kind: 'late' | 'early', stopOf: StopOf): ReadonlyArray<Flag> => {
  const found = warnings.flatMap((warning) => (warning.kind === kind ? [warning] : []))
  if (found.length === 0) return []
  const each = found.map((one) => `${nameOf(stopOf(one.stop)) ?? one.stop}, ${breachWords(one)}`)
  return [{ kind, words: `${found.length} ${kind}`, each }]
}

const nameOf = (stop: Stop | undefined): string | undefined => stop && stopNameOf(stop)

/** What is known of it beside its name, in a line. */
export const metaOf = (parts: ReadonlyArray<string>): string => parts.filter((part) => part !== '').join(' · ')
