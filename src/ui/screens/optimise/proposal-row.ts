import type { Proposed, AffectingChange } from '../../../application/optimisation'
import { dayLabel, timeLabel } from '../../../domain/calendar'
import { brokenRuleMessage, driverLimitsOf, findBrokenRouteRules } from '../../../domain/problem'
import {
  loadChangesOf,
  stopVisitsOf,
  routeColourOf,
  routeNameOf,
  shownSecondsOf,
  routeNumberOf,
  type Route,
  type RouteColour,
} from '../../../domain/route'
import type { Driver } from '../../../domain/driver'
import { comparisonKeyOf, type RouteComparison } from '../../../domain/optimisation'
import { capitalise, pluralise, formatHours, formatNumber, formatKilometres } from '../../../domain/text'
import { loadLabelOf, metresChange, type FigureChange } from '../../plan'
import { describeLateness } from './late-stops-view-model'
import { distanceAndTimeOf, describeStopCounts } from './proposal-figures'
import type { StopLookup } from '../../../domain/stop'
import { memoizeWeak } from '../../../domain/value'

/** The proposed figure in `to`, and in `from` the current one where it differs. */
export type FigureComparison = { readonly from: string | undefined; readonly to: string }

export type ProposalRow = {
  readonly key: string
  /** its index on the map; undefined where it is not on the map */
  readonly index: number | undefined
  readonly number: string
  readonly colour: RouteColour
  readonly name: string
  /** such as `Ma 23-11, 8:12 h, load 42 of 50, 1 stop late by 4 minutes` */
  readonly details: string
  readonly note: string
  /** who has made a change since the proposal that affects the route, so that it cannot be taken; undefined where nobody has */
  readonly affectingChange: string | undefined
  /** whether the user takes the route */
  readonly isAccepted: boolean
  /** label of the checkbox that takes or declines the route */
  readonly checkboxLabel: string
  readonly stops: FigureComparison
  readonly km: FigureComparison
  readonly change: FigureChange | undefined
}

/** What all rows are made from, beside the two routes that a row compares. */
export type RowInput = {
  /** factor for all distances, so that those of the current routes compare with those that the server measured */
  readonly scale: number
  /** whether there are current routes to compare with */
  readonly isCompared: boolean
  readonly declined: ReadonlyArray<string>
  readonly affectedRoutes: Proposed['affectedRoutes']
  /** the name of the user */
  readonly username: string | undefined
  /** the routes on the map: accepted ones as proposed, the others as they are now */
  readonly routesIfAccepted: ReadonlyArray<Route>
  readonly stopOf: StopLookup
  readonly drivers: ReadonlyArray<Driver>
}

export const proposalRowOf = (comparison: RouteComparison, input: RowInput): ProposalRow => {
  const { before, after } = comparison
  const { scale, isCompared, declined, affectedRoutes, username } = input
  const affectingChange = affectedRoutes.get(comparisonKeyOf(comparison))
  const isAccepted = !declined.includes(comparisonKeyOf(comparison))
  const displayedRoute = findDisplayedRoute(input.routesIfAccepted, comparison, isAccepted)
  const namedRoute = after ?? before
  const [from, to] = [metresOf(before) * scale, metresOf(displayedRoute) * scale]
  return {
    key: comparisonKeyOf(comparison),
    index: displayedRoute?.index,
    number: displayedRoute === undefined ? '–' : String(routeNumberOf(displayedRoute)),
    colour: routeColourOf((displayedRoute ?? namedRoute)?.color),
    name: nameOf(namedRoute),
    details: namedRoute === undefined ? '' : detailsOf(namedRoute, displayedRoute, input),
    note: noteOf(comparison, displayedRoute, { ...input, isAccepted }),
    affectingChange: affectingChange && affectingChangeText(affectingChange, username),
    isAccepted,
    checkboxLabel: `Take ${nameOf(namedRoute)}, ${dayOf(namedRoute)}${after === undefined ? ', driven no more' : ''}`,
    stops: figureComparisonOf(before && formatNumber(countStopsOf(before)), formatNumber(countStopsOf(displayedRoute))),
    km: figureComparisonOf(before && formatKilometres(from), formatKilometres(to)),
    change: isCompared && isAccepted ? metresChange(to - from) : undefined,
  }
}

/** An accepted route is found by its stops, since its index may differ. */
const findDisplayedRoute = (
  routes: ReadonlyArray<Route>,
  { before, after }: RouteComparison,
  isAccepted: boolean,
): Route | undefined => {
  if (!isAccepted) return routes.find((route) => route.index === before?.index)
  const ids = new Set((after === undefined ? [] : stopVisitsOf(after)).map(({ id }) => id))
  return ids.size === 0
    ? routes.find((route) => route.index === after?.index)
    : routes.find(({ visits }) => visits.some(({ id }) => ids.has(id)))
}

const countStopsOf = (route: Route | undefined): number => (route === undefined ? 0 : stopVisitsOf(route).length)

const dayOf = (route: Route | undefined): string => (route?.day === undefined ? 'any day' : dayLabel(route.day))

const detailsOf = (namedRoute: Route, displayedRoute: Route | undefined, { stopOf, drivers }: RowInput): string => {
  if (displayedRoute === undefined) return dayOf(namedRoute)
  const seconds = shownSecondsOf(displayedRoute)
  const lateness = describeLateness([displayedRoute], stopOf)
  const limits = driverLimitsOf(displayedRoute, drivers)
  const load = loadLabelOf(loadChangesOf(displayedRoute, stopOf), limits?.capacity)
  const brokenHours = findBrokenRouteRules(displayedRoute, stopOf, limits).filter(({ kind }) => kind === 'after hours')
  return [
    dayOf(namedRoute),
    ...(seconds === undefined ? [] : [`${formatHours(seconds)} h`]),
    load.description.toLowerCase(),
    ...(lateness === undefined ? [] : [lateness]),
    ...brokenHours.map(brokenRuleMessage),
  ].join(', ')
}

const metresOf = (route: Route | undefined): number => (route === undefined ? 0 : distanceAndTimeOf(route).metres)

const nameOf = (route: Route | undefined): string => (route === undefined ? '' : routeNameOf(route))

/** Such as `Piet changed this route at 07:52`. */
const affectingChangeText = ({ by, at, effect }: AffectingChange, username: string | undefined): string => {
  if (effect.kind === 'changed') return describeAct({ by, at, did: 'changed', what: 'this route' }, username)
  if (effect.kind === 'stops changed')
    return describeAct({ by, at, did: 'changed', what: 'a stop of this route' }, username)
  const { index, lock, stopCount } = effect
  const act = { by: lock.by, at: lock.at, did: 'locked', what: `route ${routeNumberOf({ index })}` }
  return `${describeAct(act, username)}; this route would take ${pluralise(stopCount, 'stop')} from it`
}

type Act = Pick<AffectingChange, 'by' | 'at'> & { readonly did: string; readonly what: string }

/** `You locked route 3 at 07:52`, and `Route 3 was locked` where only that is known. */
const describeAct = ({ by, at, did, what }: Act, username: string | undefined): string => {
  const time = at === undefined || at === '' ? '' : ` at ${timeLabel(at) ?? ''}`
  if (by === undefined || by === '') return `${capitalise(what)} was ${did}${time}`
  return `${by === username ? 'You' : by} ${did} ${what}${time}`
}

type NoteOptions = Pick<RowInput, 'isCompared' | 'routesIfAccepted'> & { readonly isAccepted: boolean }

const noteOf = (
  comparison: RouteComparison,
  displayedRoute: Route | undefined,
  { isAccepted, isCompared, routesIfAccepted }: NoteOptions,
): string => {
  if (!isAccepted) return declinedNoteOf(comparison.before, displayedRoute)
  return isCompared ? changeNoteOf(comparison, displayedRoute, routesIfAccepted) : ''
}

/** The note on a declined route. */
const declinedNoteOf = (before: Route | undefined, displayedRoute: Route | undefined): string => {
  if (before === undefined) return 'Not driven'
  const lost = countStopsOf(before) - countStopsOf(displayedRoute)
  return lost === 0 ? 'Stays as it is now' : `Stays, but for ${pluralise(lost, 'stop')} that others take`
}

/** Such as `2 stops added, 1 moved in, 3 moved out`. */
const changeNoteOf = (
  { before, after, plannedCount, movedInCount }: RouteComparison,
  displayedRoute: Route | undefined,
  routesIfAccepted: ReadonlyArray<Route>,
): string => {
  if (before === undefined) return 'New route'
  const planned = visitedStopsOf(routesIfAccepted)
  const kept = visitedStopsOf(displayedRoute === undefined ? [] : [displayedRoute])
  const leaving = stopVisitsOf(before).filter(({ id }) => !kept.has(id))
  const movedOutCount = leaving.filter(({ id }) => planned.has(id)).length
  const unplanned = { count: leaving.length - movedOutCount, text: 'unplanned' }
  if (after === undefined) return ['Driven no more', describeStopCounts([unplanned])].filter(Boolean).join(', ')
  return describeStopCounts([
    { count: plannedCount, text: 'added' },
    { count: movedInCount, text: 'moved in' },
    { count: movedOutCount, text: 'moved out' },
    unplanned,
  ])
}

const visitedStopsOf = memoizeWeak(
  (routes: ReadonlyArray<Route>): ReadonlySet<string> =>
    new Set(routes.flatMap((route) => stopVisitsOf(route).map(({ id }) => id))),
)

const figureComparisonOf = (from: string | undefined, to: string): FigureComparison => ({
  from: from === to ? undefined : from,
  to,
})
