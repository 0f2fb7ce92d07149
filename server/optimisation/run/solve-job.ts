import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { jobResultCodec } from '../../../contract/optimisation'
import type { Coordinates } from '../../../src/domain/address'
import {
  DEFAULT_BUDGET_SECONDS,
  verifyPlan,
  brokenRuleMessage,
  type ProposedPlan,
  type RouteProblem,
  type BrokenRule,
  findLegInTable,
  stopsAndReloadsById,
} from '../../../src/domain/problem'
import { formatDurationInWords, pluralise } from '../../../src/domain/text'
import { planCost, type CurrentTour, type Progress, type Solution, type Solver, type SolveOptions } from '../../solver'
import { distinctPlaces, releaseTable, type LegTable, type Travel } from '../../travel'
import { advanceJob, type JobOutcome } from '../record/job-transitions'
import { progressThrottle, addKeptTotals, type KeptRouteTotals } from './job-progress'
import type { ClaimedJob, JobRunnerPorts } from './job-runner-ports'
import type { JobResult } from '../../../src/domain/optimisation'

/** A problem to solve, and how to make the result from its solution. */
type SolveInput = {
  readonly problem: RouteProblem
  /** the stops that each vehicle visits in the current plan */
  readonly currentTours: ReadonlyArray<CurrentTour>
  /** how many unplanned stops of the project are not part of the problem */
  readonly notInProblemCount: number
  /** the totals of the routes that stay on those days */
  readonly keptTotals: KeptRouteTotals
  readonly resultOf: (proposed: ProposedPlan) => JobResult
}

/** A problem that is not complete before the roads between its places are known. */
type WithoutLegTable<P> = {
  readonly places: ReadonlyArray<Coordinates>
  readonly withLegTable: (legTable: LegTable) => P
}

/** The places of a job, and its solve input once the roads between them are known. */
export type JobWithoutLegTable = WithoutLegTable<E.Either<Refusal, SolveInput>>

/** Solves a job once its roads are known; its progress is stored meanwhile. */
export const solveJob = async (
  ports: JobRunnerPorts,
  loaded: JobWithoutLegTable,
  claimed: ClaimedJob,
): Promise<JobOutcome> => {
  const { onError } = ports
  try {
    const applied = await reportUntilDone(ports, claimed, () => requestLegTable(ports.travel, loaded, claimed.signal))
    if (applied === undefined) return { kind: 'not planned', message: 'Stopped before there was a plan' }
    const { legTable, problem: input } = applied
    const outcome = E.isLeft(input)
      ? failedOutcome(input.left)
      : await solveWithLegTable(ports, input.right, legTable, claimed)
    releaseTable(legTable)
    return outcome
  } catch (error) {
    onError(error)
    return { kind: 'not planned', message: 'The optimiser failed. Please try again.' }
  }
}

/**
 * Requests the roads between the places of a problem, each place once, and completes the problem with them; undefined
 * where the signal is aborted before they are there.
 */
export const requestLegTable = async <P>(
  { table }: Pick<Travel, 'table'>,
  { places, withLegTable }: WithoutLegTable<P>,
  signal: AbortSignal,
): Promise<{ readonly legTable: LegTable; readonly problem: P } | undefined> => {
  const legTable = await Promise.race([table(distinctPlaces(places), signal), whenAborted(signal)]).catch(
    (error: unknown) => {
      if (signal.aborted) return undefined
      throw error
    },
  )
  return legTable && { legTable, problem: withLegTable(legTable) }
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

export const failedOutcome = ({ message = 'There is nothing to plan.' }: Refusal): JobOutcome => ({
  kind: 'not planned',
  message,
})

/** Solves the problem within its time budget, and makes the outcome of the job from the verified plan. */
const solveWithLegTable = async (
  { solver, travel, onError }: JobRunnerPorts,
  { problem, currentTours, notInProblemCount, keptTotals, resultOf }: SolveInput,
  legTable: LegTable,
  { updateJob, attemptNumber, signal }: ClaimedJob,
): Promise<JobOutcome> => {
  const abortOfLostJob = new AbortController()
  /** Adds the routes that stay and the stops outside the problem, which are the same in every plan. */
  const figuresOfWholeProject = (best: Progress['best']): Progress['best'] => ({
    ...addKeptTotals(best, keptTotals),
    unplanned: best.unplanned + notInProblemCount,
  })
  const progressThrottleOfJob = progressThrottle(async ({ share, best }) => {
    const stored = await updateJob((job) =>
      advanceJob(job, attemptNumber, { progress: share, best: figuresOfWholeProject(best) }),
    ).catch(onError)
    if (stored !== undefined && O.isNone(stored)) abortOfLostJob.abort()
  })
  try {
    const solution = await solveAndVerify(solver, problem, legTable, {
      budgetMs: (problem.options.budgetSeconds ?? DEFAULT_BUDGET_SECONDS) * 1000,
      seed: problem.options.seed ?? 0,
      currentTours,
      signal: AbortSignal.any([signal, abortOfLostJob.signal]),
      onProgress: progressThrottleOfJob.record,
    })
    if (E.isLeft(solution)) {
      onError(new Error(solution.left))
      return { kind: 'not planned', message: solution.left }
    }
    const { plan, warnings } = solution.right
    const prefetching = travel.prefetch(routePaths(plan, problem))
    // A cancelled job does not wait for the lines of the roads: straight lines are drawn until they are known.
    if (signal.aborted) prefetching.catch(onError)
    else await prefetching
    return plannedOutcome(
      { plan, warnings: [...warnings, ...(legTable.warning === undefined ? [] : [legTable.warning])] },
      problem,
      resultOf(plan),
      keptTotals,
    )
  } finally {
    await progressThrottleOfJob.close()
  }
}

/** Solves the problem; the left is the message of the solver, or one with the rules that its plan breaks. */
export const solveAndVerify = async (
  solver: Solver,
  problem: RouteProblem,
  legTable: LegTable,
  options: SolveOptions,
): Promise<E.Either<string, Solution>> =>
  pipe(
    await solver.solve(problem, legTable, options),
    E.flatMap((solution) =>
      pipe(
        verifyPlan(problem, findLegInTable(legTable), solution.plan),
        E.bimap(brokenPlanMessage, () => solution),
      ),
    ),
  )

const brokenPlanMessage = (brokenRules: ReadonlyArray<BrokenRule>): string => {
  const [first] = brokenRules
  const othersText = brokenRules.length > 1 ? `, and ${brokenRules.length - 1} more` : ''
  return `The optimiser's plan does not hold: ${first === undefined ? 'the reason is not known' : subjectAndBrokenRule(first)}${othersText}.`
}

const subjectAndBrokenRule = (brokenRule: BrokenRule): string => {
  const subject =
    'stop' in brokenRule ? `stop ${brokenRule.stop} ` : 'vehicle' in brokenRule ? `vehicle ${brokenRule.vehicle} ` : ''
  return `${subject}${brokenRuleMessage(brokenRule)}`
}

const plannedOutcome = (
  { plan, warnings }: Solution,
  problem: RouteProblem,
  result: JobResult,
  keptTotals: KeptRouteTotals,
): JobOutcome => {
  const { metres, seconds } = plan.sums
  const planned = problem.stops.length - plan.unplanned.length
  const unplannedCount = result.unplanned.length
  const late = result.late ?? []
  const lateSeconds = late.reduce((sum, { by }) => sum + by, 0)
  const untriedCount = plan.unplanned.filter(({ reasons }) => reasons.length === 0).length
  return {
    kind: 'planned',
    best: addKeptTotals(
      { cost: planCost(problem, plan), metres, seconds, planned, unplanned: unplannedCount },
      keptTotals,
    ),
    result: JSON.stringify(jobResultCodec.encode(result)),
    message: [
      [
        `${pluralise(planned, 'stop')} planned`,
        ...(late.length > 0
          ? [
              `${late.length === planned ? 'all' : late.length} of them late by ${formatDurationInWords(lateSeconds)} in all`,
            ]
          : []),
        ...(unplannedCount > 0 ? [unplannedCountMessage(unplannedCount, untriedCount)] : []),
      ].join(', '),
      ...warnings,
    ].join('. '),
  }
}

const unplannedCountMessage = (unplannedCount: number, untriedCount: number): string => {
  const counted = `${pluralise(unplannedCount, 'stop')} left out`
  if (untriedCount === 0) return counted
  const someOfThem = untriedCount === unplannedCount ? '' : `, ${untriedCount} of them`
  return `${counted}${someOfThem} because the search ended too soon`
}

const routePaths = ({ routes }: ProposedPlan, problem: RouteProblem) => {
  const { vehicles } = problem
  const stopOf = stopsAndReloadsById(problem)
  const depotsOf = new Map(vehicles.map(({ id, start, end }) => [id, { start, end }]))
  return routes.map(({ vehicle, visits }) => {
    const depots = depotsOf.get(vehicle)
    const waypoints = visits.flatMap(({ stop }) => stopOf.get(stop)?.coordinates ?? [])
    return depots === undefined ? waypoints : [depots.start, ...waypoints, depots.end]
  })
}

/** Progress must be reported at least twice a second. */
const INTERVAL_MS = 400

/** Reports the job as running without progress, at once and then regularly, until the roads are there. */
const reportUntilDone = async <A>(
  { onError }: Pick<JobRunnerPorts, 'onError'>,
  { updateJob, attemptNumber }: ClaimedJob,
  requestRoads: () => Promise<A>,
): Promise<A> => {
  const reportProgress = (): void =>
    void updateJob((job) => advanceJob(job, attemptNumber, { progress: 0, best: undefined })).catch(onError)
  const timer = setInterval(reportProgress, INTERVAL_MS)
  // The request for the roads of many places takes long, so that the job is reported before it.
  reportProgress()
  try {
    return await requestRoads()
  } finally {
    clearInterval(timer)
  }
}
