import { projectPlanStateOf, type PlanState } from '../../../application/plan'
import type { Driver } from '../../../domain/driver'
import { type Carrier, type Plan, findVisit } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import { isOffRoads, offRoadsLabel, routeColourOf, type Route, type RouteColour } from '../../../domain/route'
import {
  askedDayOf,
  askedOtherDayOf,
  stopNameOf,
  unplannedReasonOf,
  NO_NUMBER,
  isStartOrEnd,
  stopList,
  taskLink,
  type UnplannedReason,
  type Stop,
  type StopFacts,
  type StopId,
  rowStateOf,
  stopStatusOf,
  otherDayLabelOf,
} from '../../../domain/stop'
import type { Detail } from '../../components'
import { lockLabelOf } from '../../plan'
import type { Assignment } from './assignment'
import { visitSummaryViewModel, type VisitSummaryViewModel } from './visit-summary-view-model'
import { assignmentViewModel, driverRoutesOf, type AssignmentViewModel } from './assignment-view-model'
import { addressSummaryOf, formatZip } from '../../../domain/address'
import { dateTimeLabel, dayLabel, normaliseTime } from '../../../domain/calendar'
import * as O from 'fp-ts/Option'
import { brokenRuleMessage, findBrokenRouteRules, driverLimitsOf, type BrokenRouteRule } from '../../../domain/problem'

export type StopDetailsViewInput = {
  readonly project: ProjectId
  readonly id: StopId
  readonly plan: PlanState
  readonly carriers: ReadonlyArray<Carrier> | undefined
  readonly assignment: Assignment
  /** who moved the stop last, if it was moved while it was on screen */
  readonly movedBy: string | undefined
  /** those loaded so far */
  readonly drivers: ReadonlyArray<Driver>
  /** `config.backOfficeTaskUrl`, which `taskLink` completes */
  readonly taskUrlTemplate: string
}

export type StopViewModel = {
  readonly stop: Stop
  readonly name: string
  /** undefined without a stop number */
  readonly badge: { readonly number: string; readonly colour: RouteColour } | undefined
  readonly visitSummary: VisitSummaryViewModel
  readonly assignment: AssignmentViewModel
  /** those that it can be assigned to */
  readonly driverRoutes: ReadonlyArray<Route>
  /** whether it has a place on the map */
  readonly hasPlace: boolean
  /** empty for a stop that has a place itself */
  readonly otherStopsWithoutPlace: ReadonlyArray<StopId>
  readonly warnings: ReadonlyArray<string>
  readonly detailRows: ReadonlyArray<Detail>
  readonly taskUrl: string
  /** who locked it and when; undefined while unlocked */
  readonly lock: string | undefined
  /** why the last optimisation left it unplanned, and what would help; undefined if unknown */
  readonly unplannedReason: UnplannedReason | undefined
}

export type StopDetailsViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | { readonly kind: 'no such stop' }
  | { readonly kind: 'stop'; readonly stopView: StopViewModel }

export const stopDetailsViewModel = (input: StopDetailsViewInput): StopDetailsViewModel => {
  const planStatus = projectPlanStateOf(input.plan, input.project)
  if (planStatus.kind !== 'open') return planStatus
  const stop = stopList.get(planStatus.plan.stops, input.id)
  return stop === undefined
    ? { kind: 'no such stop' }
    : { kind: 'stop', stopView: stopViewModel(planStatus.plan, stop, input) }
}

const stopViewModel = (
  plan: Plan,
  stop: Stop,
  { carriers = [], assignment, movedBy, drivers, taskUrlTemplate }: StopDetailsViewInput,
): StopViewModel => {
  const driverRoutes = driverRoutesOf(plan, stop)
  return {
    stop,
    driverRoutes,
    name: stopNameOf(stop),
    badge:
      stop.placement.stopNumber === NO_NUMBER
        ? undefined
        : { number: String(stop.placement.stopNumber), colour: routeColourOf(stop.placement.color) },
    visitSummary: visitSummaryViewModel(plan, stop),
    assignment: assignmentViewModel(stop, carriers, assignment, movedBy, driverRoutes),
    hasPlace: stop.facts.coordinates !== undefined,
    otherStopsWithoutPlace: stop.facts.coordinates === undefined ? otherStopsWithoutPlace(plan, stop) : [],
    warnings: warningTexts(plan, stop, drivers),
    detailRows: stopDetailRows(stop),
    taskUrl: taskLink(taskUrlTemplate, stop.facts),
    lock: lockLabelOf(stop.facts),
    unplannedReason: stop.placement.routeNumber === undefined ? unplannedReasonOf(stop.facts) : undefined,
  }
}

/** Those that come after the stop in the list, and then those before it. */
const otherStopsWithoutPlace = ({ stops }: Plan, { facts: { id } }: Stop): ReadonlyArray<StopId> => {
  const ids = stopList
    .values(stops)
    .filter(({ facts: { coordinates, type } }) => coordinates === undefined && !isStartOrEnd(type))
    .map(({ facts }) => facts.id)
  const position = ids.indexOf(id)
  return [...ids.slice(position + 1), ...ids.slice(0, Math.max(0, position))]
}

/** §2: the fields that always show, then those that show only with a value. */
export const stopDetailRows = (stop: Stop): ReadonlyArray<Detail> => [
  { label: 'Type', value: stop.facts.type },
  { label: 'Priority', value: stop.facts.priority },
  { label: 'Customer name', value: stop.facts.customerName },
  { label: 'Contact name', value: stop.facts.contactName },
  { label: 'Zip', value: formatZip(stop.facts.zip) },
  { label: 'House number', value: stop.facts.houseNumber },
  { label: 'Suffix', value: stop.facts.houseNumberSuffix },
  { label: 'Address', value: stop.facts.addressSummary ?? addressSummaryOf(stop.facts) },
  ...optionalDetail('Timeslot earliest', timeLabel(stop.facts.timeSlotEarliest)),
  ...optionalDetail('Timeslot latest', timeLabel(stop.facts.timeSlotLatest)),
  ...optionalDetail('Duration', stop.facts.duration === undefined ? undefined : `${stop.facts.duration} min`),
  ...optionalDetail('Products', stop.facts.productDescription),
  ...optionalDetail('Notes', stop.facts.notes),
  ...optionalDetail('Phone', stop.facts.phone),
  ...optionalDetail('Day', askedDayLabelOf(stop.facts)),
  ...optionalDetail('Demand', stop.facts.demand.join(' + ')),
]

const askedDayLabelOf = (facts: StopFacts): string | undefined => {
  const day = askedDayOf(facts)
  return day === undefined ? undefined : dayLabel(day)
}

const optionalDetail = (label: string, value: string | undefined): ReadonlyArray<Detail> =>
  value === undefined || value.trim() === '' ? [] : [{ label, value }]

const timeLabel = (time: string | undefined): string | undefined =>
  time === undefined ? undefined : (normaliseTime(time) ?? dateTimeLabel(time) ?? time)

/** Warnings of the route listed here; the details of the route list all. */
const MAX_LISTED = 3

/** Warnings of the stop, followed by those of the route that visits it. */
export const warningTexts = (plan: Plan, stop: Stop, drivers: ReadonlyArray<Driver>): ReadonlyArray<string> => {
  const state = rowStateOf(stopStatusOf(stop))
  const ownWarnings = state.kind === 'plain' ? [] : [state.message]
  const visit = O.toUndefined(findVisit(plan, stop.facts.id))
  if (visit === undefined) return ownWarnings
  const brokenRules = findBrokenRouteRules(
    visit.route,
    (id) => stopList.get(plan.stops, id),
    driverLimitsOf(visit.route, drivers),
  )
  const rulesOfStop = brokenRules.filter((rule) => stopOf(rule) === stop.facts.id)
  const rulesOfRoute = brokenRules.filter((rule) => stopOf(rule) === undefined)
  const rulesOfOthers = brokenRules.filter((rule) => stopOf(rule) !== undefined && stopOf(rule) !== stop.facts.id)
  return [
    ...ownWarnings,
    ...otherDayWarnings(stop),
    ...(isOffRoads(visit.route, stop.facts.id) ? [offRoadsLabel] : []),
    ...rulesOfStop.map((rule) => `This stop is ${brokenRuleMessage(rule)}`),
    ...routeWarningTexts(plan, [...rulesOfRoute, ...rulesOfOthers]),
  ]
}

/** Such as `This stop wants Di 24-11, but its route is driven on Ma 23-11`. */
const otherDayWarnings = (stop: Stop): ReadonlyArray<string> => {
  const otherDay = otherDayLabelOf(askedOtherDayOf(stop))
  const { routeDay = '' } = stop.placement
  return otherDay === undefined ? [] : [`This stop ${otherDay}, but its route is driven on ${dayLabel(routeDay)}`]
}

/** Undefined for a rule of the whole route. */
const stopOf = (rule: BrokenRouteRule): StopId | undefined => ('stop' in rule ? rule.stop : undefined)

const routeWarningTexts = (plan: Plan, brokenRules: ReadonlyArray<BrokenRouteRule>): ReadonlyArray<string> => {
  const texts = brokenRules
    .slice(0, MAX_LISTED)
    .map((rule) => `On its route: ${stopNamePrefix(plan, rule)}${brokenRuleMessage(rule)}`)
  return brokenRules.length > MAX_LISTED ? [...texts, `On its route: ${brokenRules.length - MAX_LISTED} more`] : texts
}

const stopNamePrefix = (plan: Plan, rule: BrokenRouteRule): string => {
  const stop = 'stop' in rule ? stopList.get(plan.stops, rule.stop) : undefined
  return stop === undefined ? '' : `${stopNameOf(stop)}, `
}
