import type { Proposed } from '../../../application/optimisation'
import type { Driver } from '../../../domain/driver'
import type { OpenPlan } from '../../../application/plan'
import { getStop, type Stop } from '../../../domain/stop'
import { compareRoutes, countStopMoves } from '../../../domain/optimisation'
import { formatNumber, formatKilometres } from '../../../domain/text'
import { changeInMetres, changeInSeconds, changeInStops, hours, percentChange, type Change } from './format-figures'
import { lateOnScreen, type LateOnScreen } from './late-stops-view-model'
import { helpsInWords, leftOutOnScreen, type LeftOutOnScreen } from './unplanned-view-model'
import { measuredTogether, onDays, type Measured } from './distance-and-time'
import { movedInWords } from './describe-moved-stops'
import { isNoBetter, type Sums } from './is-no-better'
import { proposedRow, type ProposedRow } from './proposal-row'
import type { Figure } from './running-view-model'
import { unplannedIn } from './unplanned-count'

export type ProposalOnScreen = {
  readonly moved: string
  readonly figures: ReadonlyArray<Figure>
  /** which stops are visited after their time slot, in the proposal and today */
  readonly late: LateOnScreen | undefined
  readonly rows: ReadonlyArray<ProposedRow>
  /** how many of the rows are to be taken */
  readonly taken: number
  /** what would have several of the left-out stops planned at once, those for most stops first */
  readonly helps: ReadonlyArray<string>
  readonly leftOut: LeftOutOnScreen
  /** only a better proposal can be accepted */
  readonly verdict: 'better' | 'no better' | 'outdated'
  readonly isSaving: boolean
  readonly failure: string | undefined
}

export const proposalOnScreen = (
  proposed: Proposed,
  { plan, version }: OpenPlan,
  drivers: ReadonlyArray<Driver>,
): ProposalOnScreen => {
  const { trackedJob, result, best, declined, accepted, isSaving, failure } = proposed
  const compared = compareRoutes(plan.routes, result.document.routes)
  const [now, then] = [onDays(plan.routes, trackedJob.days), onDays(result.document.routes, trackedJob.days)]
  const [before, drawn] = [measuredTogether(now), measuredTogether(then)]
  // The server has measured the proposal along the roads. All lengths are scaled by one factor, so that they compare.
  const scale = best === undefined || drawn.metres === 0 ? 1 : best.metres / drawn.metres
  const sums: Sums = {
    before: now.length === 0 ? undefined : scaled(before, scale),
    after: scaled(drawn, scale),
    unplanned: [unplannedIn(plan), unplannedIn(result)],
  }
  const partly: Sums = {
    ...sums,
    after: scaled(measuredTogether(onDays(accepted.document.routes, trackedJob.days)), scale),
    unplanned: [unplannedIn(plan), unplannedIn(accepted)],
  }
  const stopOf = (id: string): Stop | undefined => getStop(plan.stops, id)
  const shownRoutes = accepted.document.routes
  const means = {
    scale,
    isCompared: now.length > 0,
    shown: shownRoutes,
    declined,
    drivers,
    stopOf,
  }
  const rows = compared.map((one) => proposedRow(one, means))
  const isOutdated = proposed.isOutdated || (!isSaving && isLater(version, result.baseVersion))
  return {
    moved: movedInWords(countStopMoves(compareRoutes(plan.routes, shownRoutes)), now.length > 0),
    figures: figuresOf(partly),
    late: lateOnScreen(onDays(accepted.document.routes, trackedJob.days), now, stopOf),
    rows,
    taken: rows.filter(({ isTaken }) => isTaken).length,
    helps: declined.length > 0 ? [] : helpsInWords(result),
    leftOut: leftOutOnScreen(proposed, plan.stops),
    verdict: verdictOn(isOutdated, !isSaving && isNoBetter(trackedJob, { now, afterwards: then, sums, stopOf, drivers })),
    isSaving,
    failure,
  }
}

const verdictOn = (isOutdated: boolean, isAsGood: boolean): ProposalOnScreen['verdict'] => {
  if (isOutdated) return 'outdated'
  return isAsGood ? 'no better' : 'better'
}

const isLater = (version: number | undefined, base: number | undefined): boolean =>
  version !== undefined && base !== undefined && version > base

const scaled = ({ metres, seconds }: Measured, scale: number): Measured => ({ metres: metres * scale, seconds })

const figuresOf = ({ before, after, unplanned: [left, leftThen] }: Sums): ReadonlyArray<Figure> => [
  {
    label: 'Distance',
    value: `${formatKilometres(after.metres)} km`,
    change: before && withPercent(changeInMetres(after.metres - before.metres), before.metres, after.metres),
  },
  {
    label: 'Time on the road',
    value: after.seconds === undefined ? '–' : hours(after.seconds),
    change:
      before?.seconds === undefined || after.seconds === undefined
        ? undefined
        : changeInSeconds(after.seconds - before.seconds),
  },
  { label: 'Unplanned', value: formatNumber(leftThen), change: changeInStops(leftThen - left) },
]

const withPercent = (change: Change, before: number, after: number): Change => {
  const percent = percentChange(before, after)
  return change.kind === 'same' || percent.kind === 'same'
    ? change
    : { ...change, words: `${change.words}, ${percent.words}` }
}
