import type { Proposed, TrackedJob } from '../../../application/optimisation'
import type { Driver } from '../../../domain/driver'
import type { OpenPlan } from '../../../application/plan'
import { stopList, type Stop, type StopLookup } from '../../../domain/stop'
import { compareRoutes, repairsOf, type DescribedRepair } from '../../../domain/optimisation'
import { metresChange, secondsChange, stopsChange, percentChange, type FigureChange } from '../../plan'
import { lateStopsViewModel, type LateStopsViewModel } from './late-stops-view-model'
import {
  describeSharedRepairs,
  unplannedReasonsViewModel,
  type RepairChoice,
  type UnplannedReasonsViewModel,
} from './unplanned-reasons-view-model'
import {
  countMovesWithRepairs,
  totalDistanceAndTime,
  routesOnDays,
  distanceAndTimeOf,
  withEstimatedFigures,
  describeLevel,
  describeMovedStops,
  figuresOf,
  unplannedCountOf,
  type DistanceAndTime,
  type Figure,
} from './proposal-figures'
import { proposalRowOf, type ProposalRow } from './proposal-row'
import { findBrokenRouteRules, driverLimitsOf } from '../../../domain/problem'
import type { Route } from '../../../domain/route'

export type ProposalViewModel = {
  readonly movedStopsText: string
  readonly figures: ReadonlyArray<Figure>
  /** how much the hours and the stops of the routes differ */
  readonly levelText: string | undefined
  /** which stops are visited after their time slot, in the proposal and in the current plan */
  readonly lateStops: LateStopsViewModel | undefined
  readonly rows: ReadonlyArray<ProposalRow>
  /** how many of the rows are accepted */
  readonly acceptedCount: number
  /** repairs for several unplanned stops at once, those for most stops first */
  readonly sharedRepairs: ReadonlyArray<RepairChoice>
  /** how many repairs are carried out too */
  readonly repairCount: number
  /** whether all rows are accepted that nobody has changed since */
  readonly isAllAccepted: boolean
  readonly unplanned: UnplannedReasonsViewModel
  /** only a better proposal can be accepted */
  readonly verdict: 'better' | 'no better' | 'outdated'
  readonly isSaving: boolean
  readonly failure: string | undefined
}

export const proposalViewModel = (
  proposed: Proposed,
  { plan }: OpenPlan,
  drivers: ReadonlyArray<Driver>,
  username?: string,
): ProposalViewModel => {
  const { trackedJob, result, best, declined, affectedRoutes, planIfAccepted, isSaving, failure } = proposed
  const repairs = repairsOf(result, proposed.repairs, planIfAccepted.stops)
  const isOfOtherDay = (route: Route | undefined): boolean =>
    route?.day !== undefined && !trackedJob.days.includes(route.day)
  // The figures are of the chosen days, and routes of other days stay as they are.
  const comparisons = compareRoutes(plan.routes, result.document.routes).filter(
    ({ before, after }) => !isOfOtherDay(after ?? before),
  )
  const [currentRoutes, proposedRoutes] = [
    routesOnDays(plan.routes, trackedJob.days),
    routesOnDays(result.document.routes, trackedJob.days),
  ]
  const [currentTotals, proposedTotals] = [totalDistanceAndTime(currentRoutes), totalDistanceAndTime(proposedRoutes)]
  // The server has measured the proposal along the roads. All lengths are scaled by one factor, so that they compare.
  const scale = best === undefined || proposedTotals.metres === 0 ? 1 : best.metres / proposedTotals.metres
  const totals: TotalsBeforeAndAfter = {
    currentTotals: currentRoutes.length === 0 ? undefined : scaleDistance(currentTotals, scale),
    after: scaleDistance(proposedTotals, scale),
    unplanned: [unplannedCountOf(plan), unplannedCountOf(result)],
  }
  const routesIfAccepted = planIfAccepted.document.routes.map(withEstimatedFigures(plan, drivers))
  const acceptedRoutes = routesOnDays(routesIfAccepted, trackedJob.days)
  const accepted = scaleDistance(totalDistanceAndTime(acceptedRoutes), scale)
  const repairedCount = new Set(repairs.flatMap(({ stops }) => stops)).size
  const acceptedTotals: TotalsBeforeAndAfter = {
    ...totals,
    after: withRepairs(accepted, repairs),
    unplanned: [unplannedCountOf(plan), unplannedCountOf(planIfAccepted) - repairedCount],
  }
  const stopOf = (id: string): Stop | undefined => stopList.get(plan.stops, id)
  const rowInput = {
    scale,
    isCompared: currentRoutes.length > 0,
    routesIfAccepted,
    declined,
    affectedRoutes,
    username,
    drivers,
    stopOf,
  }
  const rows = comparisons.map((comparison) => proposalRowOf(comparison, rowInput))
  const acceptedCount = rows.filter(({ isAccepted }) => isAccepted).length
  // What nobody has changed can still be accepted.
  const isNothingLeft = rows.length > 0 && rows.every(({ affectingChange }) => affectingChange !== undefined)
  const isOutdated = proposed.isOutdated || (!isSaving && isNothingLeft)
  return {
    movedStopsText: describeMovedStops(
      countMovesWithRepairs(compareRoutes(plan.routes, routesIfAccepted), repairs),
      currentRoutes.length > 0,
    ),
    figures: comparedFiguresOf(acceptedTotals),
    levelText: describeLevel(acceptedRoutes, currentRoutes),
    lateStops: lateStopsViewModel(acceptedRoutes, currentRoutes, stopOf),
    rows,
    acceptedCount,
    sharedRepairs: declined.length > 0 ? [] : describeSharedRepairs(result, proposed.repairs),
    repairCount: repairs.length,
    isAllAccepted: acceptedCount === rows.filter(({ affectingChange }) => affectingChange === undefined).length,
    unplanned: unplannedReasonsViewModel(proposed, plan.stops),
    verdict: verdictOf(
      isOutdated,
      !isSaving &&
        repairs.length === 0 &&
        isNoBetter(trackedJob, { currentRoutes, proposedRoutes, totals, stopOf, drivers }),
    ),
    isSaving,
    failure,
  }
}

const withRepairs = (
  { metres, seconds }: DistanceAndTime,
  repairs: ReadonlyArray<Pick<DescribedRepair, 'extraMetres' | 'extraSeconds'>>,
): DistanceAndTime => ({
  metres: repairs.reduce((sum, { extraMetres }) => sum + extraMetres, metres),
  seconds: seconds === undefined ? undefined : repairs.reduce((sum, { extraSeconds }) => sum + extraSeconds, seconds),
})

const verdictOf = (isOutdated: boolean, isNotBetter: boolean): ProposalViewModel['verdict'] => {
  if (isOutdated) return 'outdated'
  return isNotBetter ? 'no better' : 'better'
}

const scaleDistance = ({ metres, seconds }: DistanceAndTime, scale: number): DistanceAndTime => ({
  metres: metres * scale,
  seconds,
})

const comparedFiguresOf = ({
  currentTotals,
  after,
  unplanned: [unplannedBefore, unplannedAfter],
}: TotalsBeforeAndAfter): ReadonlyArray<Figure> =>
  figuresOf(after, unplannedAfter, {
    metres:
      currentTotals &&
      addPercent(metresChange(after.metres - currentTotals.metres), currentTotals.metres, after.metres),
    seconds:
      currentTotals?.seconds === undefined || after.seconds === undefined
        ? undefined
        : secondsChange(after.seconds - currentTotals.seconds),
    unplanned: stopsChange(unplannedAfter - unplannedBefore),
  })

const addPercent = (change: FigureChange, before: number, after: number): FigureChange => {
  const percent = percentChange(before, after)
  return change.kind === 'same' || percent.kind === 'same'
    ? change
    : { ...change, text: `${change.text}, ${percent.text}` }
}

type TotalsBeforeAndAfter = {
  readonly currentTotals: DistanceAndTime | undefined
  readonly after: DistanceAndTime
  /** the numbers of the current plan and of the proposal */
  readonly unplanned: readonly [number, number]
}

/** The routes of the chosen days, as they are and as proposed. */
type PlanComparison = {
  readonly currentRoutes: ReadonlyArray<Route>
  readonly proposedRoutes: ReadonlyArray<Route>
  readonly totals: TotalsBeforeAndAfter
  readonly stopOf: StopLookup
  readonly drivers: ReadonlyArray<Driver>
}

/**
 * Whether the proposal improves nothing: the chosen drivers or carriers drive the current routes, these break no rule,
 * and the proposal has no fewer unplanned stops, routes, metres or seconds, and no shorter longest day.
 */
const isNoBetter = (
  trackedJob: TrackedJob,
  { currentRoutes, proposedRoutes, totals, stopOf, drivers }: PlanComparison,
): boolean => {
  const { currentTotals, after, unplanned } = totals
  if (
    currentTotals === undefined ||
    !currentRoutes.every((route) => trackedJob.driverOrCarrierIds.includes(driverOrCarrierIdOf(trackedJob, route)))
  )
    return false
  if (currentRoutes.some((route) => findBrokenRouteRules(route, stopOf, driverLimitsOf(route, drivers)).length > 0))
    return false
  const changes = [
    stopsChange(unplanned[1] - unplanned[0]),
    stopsChange(proposedRoutes.length - currentRoutes.length),
    metresChange(after.metres - currentTotals.metres),
    secondsChange((after.seconds ?? 0) - (currentTotals.seconds ?? 0)),
    secondsChange(longestSecondsOf(proposedRoutes) - longestSecondsOf(currentRoutes)),
  ]
  return changes.every(({ kind }) => kind !== 'better')
}

const longestSecondsOf = (routes: ReadonlyArray<Route>): number =>
  routes.reduce((longest, route) => Math.max(longest, distanceAndTimeOf(route).seconds ?? 0), 0)

const driverOrCarrierIdOf = ({ planFor }: TrackedJob, { driverId, carrierId }: Route): string =>
  String(planFor === 'drivers' ? driverId : carrierId)
