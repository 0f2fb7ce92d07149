import { projectPlanStateOf, type OpenPlan, type PlanState } from '../../../application/plan'
import { addressSummaryOf } from '../../../domain/address'
import { ALL_DAYS, dayLabel, dayOrder, type RouteDay } from '../../../domain/calendar'
import type { Driver } from '../../../domain/driver'
import { viewModeOf, type MapView } from '../../../domain/map'
import { tabAddressOf } from '../../../domain/navigation'
import { routeDayOptions, type ProjectId } from '../../../domain/project'
import { foldCase } from '../../../domain/text'
import {
  firstRepairByMoves,
  stopNameOf,
  unplannedReasonOf,
  type RepairByMoves,
  type Stop,
  type StopId,
} from '../../../domain/stop'
import type { Choice, MetaPart } from '../../components'
import {
  dayChoiceOf,
  driverFlagsByRoute,
  lockLabelOf,
  slotLabelOf,
  summariesOnDay,
  unplannedStopsOf,
  type DriverFlag,
  type RouteSummary,
} from '../../plan'
import { totalsViewModel, type RoutesFilter, type TotalsViewModel } from './totals-view-model'

export type RoutesViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'listed'
      readonly days: ReadonlyArray<Choice>
      readonly day: string
      readonly totals: TotalsViewModel
      readonly filter: RoutesFilter | undefined
      /** undefined where all routes are found at a glance */
      readonly query: string | undefined
      readonly summaries: ReadonlyArray<RouteSummary>
      /** the summaries by day; a single group without a heading where all are of one day */
      readonly groups: ReadonlyArray<DayOfRoutes>
      /** by the index of the route */
      readonly driverFlags: ReadonlyMap<number, ReadonlyArray<DriverFlag>>
      /** undefined where every stop has a route */
      readonly unplanned: UnplannedPanelViewModel | undefined
      /** why nothing is listed */
      readonly message: string | undefined
      /** index of the only route on the map */
      readonly zoomedRouteIndex: number | undefined
    }

export type DayOfRoutes = { readonly heading: MetaPart | undefined; readonly summaries: ReadonlyArray<RouteSummary> }

export type UnplannedPanelViewModel = {
  readonly count: number
  /** the first of them */
  readonly stops: ReadonlyArray<UnplannedPanelStop>
}

export type UnplannedPanelStop = {
  readonly id: StopId
  readonly name: string
  readonly address: string
  /** such as `09:00–13:00`, `until 11:00` or `any time` */
  readonly slot: string
  readonly to: string
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  /** the cheapest repair that one click carries out */
  readonly repair: RepairByMoves | undefined
  readonly hasPlace: boolean
}

export type RoutesViewInput = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly view: MapView
  /** those loaded so far */
  readonly drivers: ReadonlyArray<Driver>
  readonly filter: RoutesFilter | undefined
  /** the text of the search */
  readonly query: string
  readonly username: string | undefined
}

export const routesViewModel = (input: RoutesViewInput): RoutesViewModel => {
  const planStatus = projectPlanStateOf(input.plan, input.project)
  if (planStatus.kind !== 'open') return planStatus
  return planStatus.plan.routes.length === 0 ? { kind: 'empty' } : listedRoutes(planStatus, input)
}

const listedRoutes = (
  open: OpenPlan,
  { project, view, drivers, filter, query, username }: RoutesViewInput,
): Extract<RoutesViewModel, { readonly kind: 'listed' }> => {
  const { plan } = open
  const mode = viewModeOf(view)
  const searched = plan.routes.length > MAX_UNSEARCHED ? query.trim() : ''
  const daySummaries = summariesOnDay(plan, drivers, view.day)
  const summaries = searchSummaries(filteredSummaries(daySummaries, filter), searched)
  const unplannedStops = filter === 'late' || searched !== '' ? [] : unplannedStopsOf(plan.stops, view.day)
  return {
    kind: 'listed',
    days: routeDayOptions(plan.routes, view.day).map(dayChoiceOf),
    day: view.day ?? ALL_DAYS,
    totals: totalsViewModel({ open, drivers, day: view.day, username }),
    filter,
    query: plan.routes.length > MAX_UNSEARCHED ? query : undefined,
    summaries,
    groups: groupByDay(summaries),
    driverFlags: driverFlagsByRoute(plan)(drivers),
    unplanned: unplannedStops.length === 0 ? undefined : unplannedPanelViewModel(project, unplannedStops),
    message:
      searched !== '' && summaries.length === 0
        ? `No search results for "${searched}"`
        : emptyMessageOf(summaries, unplannedStops.length, filter, daySummaries),
    zoomedRouteIndex: mode.kind === 'one route' ? mode.index : undefined,
  }
}

/** With more routes than this, they can be searched. */
const MAX_UNSEARCHED = 12

/** The routes with this number, or with the text in their name or that of their driver. */
const searchSummaries = (summaries: ReadonlyArray<RouteSummary>, query: string): ReadonlyArray<RouteSummary> => {
  const text = foldCase(query)
  return text === ''
    ? summaries
    : summaries.filter(
        ({ number, name, driver }) =>
          number === text || foldCase(name).includes(text) || foldCase(driver).includes(text),
      )
}

const filteredSummaries = (
  summaries: ReadonlyArray<RouteSummary>,
  filter: RoutesFilter | undefined,
): ReadonlyArray<RouteSummary> => {
  if (filter === undefined) return summaries
  return filter === 'late' ? summaries.filter(({ figures }) => figures.lateStops > 0) : []
}

const emptyMessageOf = (
  listed: ReadonlyArray<RouteSummary>,
  unplannedCount: number,
  filter: RoutesFilter | undefined,
  ofDay: ReadonlyArray<RouteSummary>,
): string | undefined => {
  if (filter === 'unplanned') return unplannedCount === 0 ? 'No unplanned stops' : undefined
  if (listed.length > 0) return undefined
  if (filter === undefined) return 'No routes on this day'
  return ofDay.some(({ unknown }) => unknown.late) ? 'No stops that are known to be late' : 'No late stops'
}

/** Days in their order, then the routes without a day. */
const groupByDay = (summaries: ReadonlyArray<RouteSummary>): ReadonlyArray<DayOfRoutes> => {
  const byDay = new Map<RouteDay | undefined, RouteSummary[]>()
  for (const summary of summaries) {
    const group = byDay.get(summary.routeDay)
    if (group === undefined) byDay.set(summary.routeDay, [summary])
    else group.push(summary)
  }
  if (byDay.size < 2) return [{ heading: undefined, summaries }]
  return [...byDay]
    .toSorted(([one], [other]) => compareDays(one, other))
    .map(([day, group]) => ({ heading: headingOf(day), summaries: group }))
}

const headingOf = (day: RouteDay | undefined): MetaPart =>
  day === undefined ? 'Without a day' : { text: dayLabel(day), lang: 'nl' }

const compareDays = (one: RouteDay | undefined, other: RouteDay | undefined): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
  return dayOrder.compare(one, other)
}

/** The stops tab lists the others. */
const MAX_LISTED_STOPS = 50

const repairOf = ({ facts }: Stop): RepairByMoves | undefined => {
  const unplannedReason = unplannedReasonOf(facts)
  return unplannedReason && firstRepairByMoves(unplannedReason)
}

const unplannedPanelViewModel = (project: ProjectId, stops: ReadonlyArray<Stop>): UnplannedPanelViewModel => ({
  count: stops.length,
  stops: stops.slice(0, MAX_LISTED_STOPS).map((stop) => ({
    id: stop.facts.id,
    name: stopNameOf(stop),
    address: addressSummaryOf(stop.facts) ?? stop.facts.addressSummary ?? '',
    slot: slotLabelOf(stop.facts),
    to: tabAddressOf(project, { kind: 'stop', id: stop.facts.id }),
    lock: lockLabelOf(stop.facts),
    repair: repairOf(stop),
    hasPlace: stop.facts.coordinates !== undefined,
  })),
})
