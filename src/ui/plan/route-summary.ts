import { lockOf, describeLock, type Lockable } from '../../domain/lock'
import { calendarDateOf, dayLabel, formatTime, type RouteDay } from '../../domain/calendar'
import { brokenRuleMessage, findBrokenRouteRules, type Limits, type BrokenRouteRule } from '../../domain/problem'
import {
  activitiesOf,
  loadChangesOf,
  hasTimes,
  routeColourOf,
  routeTimesOf,
  routeNameOf,
  routeNumberOf,
  routeSecondsOf,
  stopVisitsOf,
  type Route,
  type RouteColour,
} from '../../domain/route'
import { figuresOfRoute, type RouteFigures } from '../../domain/schedule'
import { stopNameOf, stopWarning, type Stop, type StopLookup } from '../../domain/stop'
import { capitalise, formatKilometres } from '../../domain/text'
import { loadLabelOf, type LoadLabel } from './load-label'

/** A route as shown in the list and above the table of its activities. */
export type RouteSummary = {
  readonly index: number
  readonly number: string
  readonly name: string
  readonly colour: RouteColour
  readonly routeDay: RouteDay | undefined
  /** such as `Ma 23-11`; empty without a day */
  readonly day: string
  /** empty without one, and where the route has the same name */
  readonly driver: string
  /** such as `08:30–14:10`, from departure to return; empty without planned times */
  readonly times: string
  /** such as `08:30` and `14:10`; empty without planned times */
  readonly leaves: string
  readonly returns: string
  /** such as `48 km`; empty while unknown */
  readonly distance: string
  readonly activityCount: number
  readonly visitCount: number
  readonly load: LoadLabel
  /** 0 where it is not known */
  readonly figures: RouteFigures
  readonly unknown: UnknownFigures
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  /** what needs attention */
  readonly warnings: ReadonlyArray<WarningLabel>
}

/** The figures of a route with stops that nobody has worked out. */
export type UnknownFigures = {
  readonly distance: boolean
  readonly hours: boolean
  /** how many stops are late, since the times are not known */
  readonly late: boolean
  /** whether a recalculation makes one of them known; a route without a date gets no times by it */
  readonly canRecalculate: boolean
}

export type WarningLabel = {
  readonly kind: 'to check' | BrokenRouteRule['kind']
  readonly text: string
  readonly details: ReadonlyArray<string>
}

/** `limits`: of its driver or carrier, if known. */
export const routeSummaryOf = (route: Route, stopOf: StopLookup, limits: Limits | undefined): RouteSummary => {
  const name = routeNameOf(route)
  const { leaves, returns } = leavesAndReturns(route)
  return {
    index: route.index,
    number: String(routeNumberOf(route)),
    name,
    colour: routeColourOf(route.color),
    routeDay: route.day,
    day: route.day === undefined ? '' : dayLabel(route.day),
    driver: route.driverName === undefined || route.driverName === name ? '' : route.driverName,
    times: leaves === '' ? '' : `${leaves}–${returns}`,
    leaves,
    returns,
    distance: route.metres === undefined ? '' : `${formatKilometres(route.metres)} km`,
    activityCount: activitiesOf(route).length,
    visitCount: stopVisitsOf(route).length,
    load: loadLabelOf(loadChangesOf(route, stopOf), limits?.capacity),
    figures: figuresOfRoute(route, stopOf, limits?.capacity),
    unknown: unknownFiguresOf(route),
    lock: lockLabelOf(route),
    warnings: warningLabelsOf(route, stopOf, limits),
  }
}

const unknownFiguresOf = (route: Route): UnknownFigures => {
  const hasStops = stopVisitsOf(route).length > 0
  const distance = hasStops && route.metres === undefined
  const hours = hasStops && routeSecondsOf(route) === undefined
  const late = hasStops && !hasTimes(route)
  return { distance, hours, late, canRecalculate: distance || hours || (late && hasDate(route)) }
}

const hasDate = ({ day }: Route): boolean => day !== undefined && calendarDateOf(day) !== undefined

const leavesAndReturns = (route: Route): { readonly leaves: string; readonly returns: string } => {
  const { leaves, returns } = routeTimesOf(route)
  const [from, until] = [timeOf(leaves), timeOf(returns)]
  return from === undefined || until === undefined ? { leaves: '', returns: '' } : { leaves: from, returns: until }
}

const MINUTES_A_DAY = 24 * 60

/** Such as `00:20 +1` for a time of the next day. */
const timeOf = (seconds: number | undefined): string | undefined => {
  if (seconds === undefined) return undefined
  const minutes = Math.floor(seconds / 60)
  const days = Math.floor(minutes / MINUTES_A_DAY)
  const time = formatTime(minutes - days * MINUTES_A_DAY)
  return time === undefined || days <= 0 ? time : `${time} +${days}`
}

const warningLabelsOf = (route: Route, stopOf: StopLookup, limits: Limits | undefined): ReadonlyArray<WarningLabel> => {
  const toCheck = route.visits.filter((visit) => stopWarning(visit) !== undefined).length
  const brokenRules = findBrokenRouteRules(route, stopOf, limits)
  return [
    ...(toCheck === 0 ? [] : [toCheckLabel(toCheck)]),
    ...missedSlotLabels(brokenRules, 'late', stopOf),
    ...missedSlotLabels(brokenRules, 'early', stopOf),
    ...brokenRules.flatMap((rule) => ('stop' in rule ? [] : [wholeRouteLabel(rule)])),
  ]
}

const toCheckLabel = (count: number): WarningLabel => ({
  kind: 'to check',
  text: `${count} to check`,
  details: ['Not planned, or without a stop number'],
})

const missedSlotLabels = (
  brokenRules: ReadonlyArray<BrokenRouteRule>,
  kind: 'late' | 'early',
  stopOf: StopLookup,
): ReadonlyArray<WarningLabel> => {
  const matches = brokenRules.flatMap((rule) => (rule.kind === kind ? [rule] : []))
  if (matches.length === 0) return []
  const details = matches.map((rule) => `${nameOf(stopOf(rule.stop)) ?? rule.stop}, ${brokenRuleMessage(rule)}`)
  return [{ kind, text: `${matches.length} ${kind}`, details }]
}

/** For a rule about the whole route, such as its load or its hours. */
const wholeRouteLabel = (rule: BrokenRouteRule): WarningLabel => {
  const text = brokenRuleMessage(rule)
  return { kind: rule.kind, text, details: [capitalise(text)] }
}

const nameOf = (stop: Stop | undefined): string | undefined => stop && stopNameOf(stop)

/** Such as `Locked by demo since 22-11 10:15`; undefined while unlocked. */
export const lockLabelOf = (lockable: Lockable): string | undefined => {
  const lock = lockOf(lockable)
  return lock && capitalise(describeLock(lock))
}
