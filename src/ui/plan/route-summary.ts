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
import { lockLabelOf } from './lock-label'

/** A route as a line of the list, and above the table of its activities. */
export type RouteSummary = {
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
  readonly text: string
  readonly details: ReadonlyArray<string>
}

/** `limits`: what bounds whoever drives it, where that is known. */
export const routeSummaryOf = (route: Route, stopOf: StopLookup, limits: Limits | undefined): RouteSummary => ({
  index: route.index,
  number: String(routeNumberOf(route)),
  name: routeNameOf(route),
  colour: colourOf(route.color),
  day: route.day === undefined ? '' : dayLabel(route.day),
  times: timesOf(route),
  distance: route.metres === undefined ? '' : `${formatKilometres(route.metres)} km`,
  activities: activitiesOf(route).length,
  lock: lockLabelOf(route),
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
  const warnings = findRouteWarnings(route, stopOf, limits)
  return [
    ...(toCheck === 0 ? [] : [toCheckFlag(toCheck)]),
    ...missedSlotFlags(warnings, 'late', stopOf),
    ...missedSlotFlags(warnings, 'early', stopOf),
    ...warnings.flatMap((warning) => ('stop' in warning ? [] : [wholeRouteFlag(warning)])),
  ]
}

const toCheckFlag = (count: number): Flag => ({
  kind: 'to check',
  text: `${count} to check`,
  details: ['Not planned, or without a stop number'],
})

const missedSlotFlags = (
  warnings: ReadonlyArray<Warning>,
  kind: 'late' | 'early',
  stopOf: StopLookup,
): ReadonlyArray<Flag> => {
  const matches = warnings.flatMap((warning) => (warning.kind === kind ? [warning] : []))
  if (matches.length === 0) return []
  const details = matches.map(
    (warning) => `${nameOf(stopOf(warning.stop)) ?? warning.stop}, ${violationMessage(warning)}`,
  )
  return [{ kind, text: `${matches.length} ${kind}`, details }]
}

/** What is wrong with the route as a whole: its load, or its hours. */
const wholeRouteFlag = (warning: Warning): Flag => {
  const text = violationMessage(warning)
  return { kind: warning.kind, text, details: [`${text.charAt(0).toUpperCase()}${text.slice(1)}`] }
}

const nameOf = (stop: Stop | undefined): string | undefined => stop && stopNameOf(stop)
