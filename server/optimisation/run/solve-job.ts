import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Refusal } from '../../../contract'
import { jobResultCodec, type JobResult } from '../../../contract/optimisation'
import { formatDuration, type ProposedPlan, type RouteProblem } from '../../../src/domain/problem'
import { pluralise } from '../../../src/domain/text'
import { checkedPlan, costOf, type Progress, type Solution } from '../../solver'
import { giveBack, type RoadTable } from '../../travel'
import { advanced, type Outcome } from '../record'
import type { JobRead, JobTask } from './load-job'
import type { InHand } from './claimed-job'
import { progressLog } from './progress-log'
import { roadsAsked } from './fetch-roads'
import { withStaying, type Staying } from './kept-route-totals'
import type { Workplace } from './job-runner-ports'

const USUAL_BUDGET_SECONDS = 20

/** Solves a job once its roads are known; its progress is stored meanwhile. */
export const solvedJob = async (workplace: Workplace, read: JobRead, inHand: InHand): Promise<Outcome> => {
  const { onAccident } = workplace
  try {
    const roads = await roadsAsked(workplace, read, inHand)
    if (roads === undefined) return { kind: 'nothing', message: 'Stopped before there was a plan' }
    const task = read.taskOn(roads)
    const outcome = E.isLeft(task) ? nothingIn(task.left) : await solvedTask(workplace, task.right, roads, inHand)
    giveBack(roads)
    return outcome
  } catch (error) {
    onAccident(error)
    return { kind: 'nothing', message: 'The optimiser failed. Please try again.' }
  }
}

export const nothingIn = ({ message = 'There is nothing to plan.' }: Refusal): Outcome => ({ kind: 'nothing', message })

/** Solves the task within the budget of the problem. */
const solvedTask = async (
  { optimiser, travel, onAccident }: Workplace,
  { problem, present, notAsked, staying, resultOf }: JobTask,
  roads: RoadTable,
  { file, attempt, signal }: InHand,
): Promise<Outcome> => {
  const overtaken = new AbortController()
  /** Stops that are not part of the problem are unplanned in every plan, and routes that stay are in every one. */
  const counting = (best: Progress['best']): Progress['best'] => ({
    ...withStaying(best, staying),
    unplanned: best.unplanned + notAsked,
  })
  const log = progressLog(async ({ share, best }) => {
    const written = await file
      .change((job) => advanced(job, attempt, { progress: share, best: counting(best) }))
      .catch(onAccident)
    if (written !== undefined && O.isNone(written)) overtaken.abort()
  })
  try {
    const solved = await checkedPlan(optimiser, problem, roads, {
      budgetMs: (problem.options.budgetSeconds ?? USUAL_BUDGET_SECONDS) * 1000,
      seed: problem.options.seed ?? 0,
      present,
      signal: AbortSignal.any([signal, overtaken.signal]),
      onProgress: log.note,
    })
    if (E.isLeft(solved)) {
      onAccident(new Error(solved.left))
      return { kind: 'nothing', message: solved.left }
    }
    const { plan, warnings } = solved.right
    const learnt = travel.learn(waysOf(plan, problem))
    // After a cancel the lines of the roads are not waited for: straight lines are drawn until they are known.
    if (signal.aborted) learnt.catch(onAccident)
    else await learnt
    return made(
      { plan, warnings: [...warnings, ...(roads.warning === undefined ? [] : [roads.warning])] },
      problem,
      resultOf(plan),
      staying,
    )
  } finally {
    await log.close()
  }
}

const made = ({ plan, warnings }: Solution, problem: RouteProblem, result: JobResult, staying: Staying): Outcome => {
  const { metres, seconds } = plan.sums
  const planned = problem.stops.length - plan.unplanned.length
  const leftOut = result.unplanned.length
  const late = result.late?.length ?? 0
  const untried = plan.unplanned.filter(({ reasons }) => reasons.length === 0).length
  return {
    kind: 'made',
    best: withStaying({ cost: costOf(problem, plan), metres, seconds, planned, unplanned: leftOut }, staying),
    result: JSON.stringify(jobResultCodec.codec.encode(result)),
    message: [
      [
        `${pluralise(planned, 'stop')} planned`,
        ...(late > 0
          ? [`${late === planned ? 'all' : late} of them late by ${formatDuration(plan.sums.late)} in all`]
          : []),
        ...(leftOut > 0 ? [`${pluralise(leftOut, 'stop')} left out`] : []),
        ...(untried > 0 ? [`${pluralise(untried, 'stop')} not looked at for lack of time`] : []),
      ].join(', '),
      ...warnings,
    ].join('. '),
  }
}

const waysOf = ({ routes }: ProposedPlan, { stops, vehicles }: RouteProblem) => {
  const placeOf = new Map(stops.map(({ id, coordinates }) => [id, coordinates]))
  const ends = new Map(vehicles.map(({ id, start, end }) => [id, { start, end }]))
  return routes.map(({ vehicle, visits }) => {
    const depot = ends.get(vehicle)
    const between = visits.flatMap(({ stop }) => placeOf.get(stop) ?? [])
    return depot === undefined ? between : [depot.start, ...between, depot.end]
  })
}
