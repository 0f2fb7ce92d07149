import { dayLabel, formatTime } from '../../domain/calendar'
import { violationMessage, findRouteWarnings, type Limits, type Warning } from '../../domain/problem'
import {
  activitiesOf,
  colourOf,
  routeTimesOf,
  routeNameOf,
  routeNumberOf,
  totalsOf,
  type Route,
  type RouteColour,
  type StopLookup,
} from '../../domain/route'
import { stopNameOf, type Stop } from '../../domain/stop'
import { formatKilometres } from '../../domain/text'
import { lockOnScreen } from './lock-label'

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
  /** 48 km; empty where nobody worked it out */
  readonly distance: string
  readonly activities: number
  /** whose lock it is; none where it is open */
  readonly lock: string | undefined
  /** what somebody must look at, shortly, and in full for who asks */
  readonly flags: ReadonlyArray<Flag>
}

export type Flag = {
  readonly kind: 'to check' | Warning['kind']
  readonly words: string
  readonly each: ReadonlyArray<string>
}

/** `limits`: what bounds whoever drives it, where that is known. */
export const routeLine = (route: Route, stopOf: StopLookup, limits: Limits | undefined): RouteLine => ({
  index: route.index,
  number: String(routeNumberOf(route)),
  name: routeNameOf(route),
  colour: colourOf(route.color),
  day: route.day === undefined ? '' : dayLabel(route.day),
  times: timesOf(route),
  distance: route.metres === undefined ? '' : `${formatKilometres(route.metres)} km`,
  activities: activitiesOf(route).length,
  lock: lockOnScreen(route),
  flags: flagsOf(route, stopOf, limits),
})

/** From leaving to being back. */
const timesOf = (route: Route): string => {
  const { leaves, returns } = routeTimesOf(route)
  const [from, until] = [timeOf(leaves), timeOf(returns)]
  return from === undefined || until === undefined ? '' : `${from}–${until}`
}

const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : formatTime(Math.floor(seconds / 60))

const flagsOf = (route: Route, stopOf: StopLookup, limits: Limits | undefined): ReadonlyArray<Flag> => {
  const toCheck = totalsOf(route, stopOf).toCheck.length
  const broken = findRouteWarnings(route, stopOf, limits)
  return [
    ...(toCheck === 0 ? [] : [toBeChecked(toCheck)]),
    ...missedFlag(broken, 'late', stopOf),
    ...missedFlag(broken, 'early', stopOf),
    ...broken.flatMap((one) => ('stop' in one ? [] : [ofTheWhole(one)])),
  ]
}

const toBeChecked = (count: number): Flag => ({
  kind: 'to check',
  words: `${count} to check`,
  each: ['Not planned, or without a stop number'],
})

const missedFlag = (warnings: ReadonlyArray<Warning>, kind: 'late' | 'early', stopOf: StopLookup): ReadonlyArray<Flag> => {
  const found = warnings.flatMap((warning) => (warning.kind === kind ? [warning] : []))
  if (found.length === 0) return []
  const each = found.map((one) => `${nameOf(stopOf(one.stop)) ?? one.stop}, ${violationMessage(one)}`)
  return [{ kind, words: `${found.length} ${kind}`, each }]
}

/** What is wrong with the route as a whole: its load, or its hours. */
const ofTheWhole = (warning: Warning): Flag => {
  const words = violationMessage(warning)
  return { kind: warning.kind, words, each: [`${words.charAt(0).toUpperCase()}${words.slice(1)}`] }
}

const nameOf = (stop: Stop | undefined): string | undefined => stop && stopNameOf(stop)
