import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { jobResult, type JobResult } from '../../contract/job'
import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'
import { counted } from '../../src/domain/stop'
import { checkedPlan, type Progress } from '../optimiser'
import { advanced, type Outcome } from './job-life'
import type { JobTask } from './job-task'
import { progressLog } from './progress-log'
import type { JobFile } from './record-of-job'
import type { Workplace } from './workplace'

const USUAL_BUDGET_SECONDS = 20

export type InHand = { readonly file: JobFile; readonly attempt: number; readonly signal: AbortSignal }

/** What comes of a task, by the budget that its problem asks for; how far it is stands in the job's record meanwhile. */
export const solvedTask = async (
  { roads, optimiser, travel, onAccident }: Workplace,
  { problem, notAsked, resultOf }: JobTask,
  { file, attempt, signal }: InHand,
): Promise<Outcome> => {
  const overtaken = new AbortController()
  /** Whoever was not put to the solver is left out by every plan. */
  const counting = (best: Progress['best']): Progress['best'] => ({ ...best, unplanned: best.unplanned + notAsked })
  const log = progressLog(async ({ share, best }) => {
    const written = await file
      .change((job) => advanced(job, attempt, { progress: share, best: counting(best) }))
      .catch(onAccident)
    if (written !== undefined && O.isNone(written)) overtaken.abort()
  })
  try {
    const known = await roads(placesIn(problem))
    const plan = await checkedPlan(optimiser(known), known, problem, {
      budgetMs: (problem.options.budgetSeconds ?? USUAL_BUDGET_SECONDS) * 1000,
      seed: problem.options.seed ?? 0,
      signal: AbortSignal.any([signal, overtaken.signal]),
      onProgress: log.note,
    })
    if (E.isLeft(plan)) return { kind: 'nothing', message: plan.left }
    await travel.learn(waysOf(plan.right, problem))
    return made(plan.right, problem, resultOf(plan.right), log.latest())
  } catch (error) {
    onAccident(error)
    return { kind: 'nothing', message: 'The optimiser failed. Please try again.' }
  } finally {
    await log.close()
  }
}

const made = (
  plan: ProposedPlan,
  { stops }: RouteProblem,
  result: JobResult,
  latest: Progress | undefined,
): Outcome => {
  const planned = stops.length - plan.unplanned.length
  const leftOut = result.unplanned.length
  const best = latest && { ...latest.best, planned, unplanned: leftOut }
  const untried = plan.unplanned.filter(({ reasons }) => reasons.length === 0).length
  return {
    kind: 'made',
    best,
    result: jobResult.codec.encode(result),
    message: [
      `${counted(planned, 'stop')} planned`,
      ...(leftOut > 0 ? [`${counted(leftOut, 'stop')} left out`] : []),
      ...(untried > 0 ? [`${counted(untried, 'stop')} not looked at for lack of time`] : []),
    ].join(', '),
  }
}

const placesIn = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ at }) => at),
]

const waysOf = ({ routes }: ProposedPlan, { stops, vehicles }: RouteProblem) => {
  const placeOf = new Map(stops.map(({ id, at }) => [id, at]))
  const ends = new Map(vehicles.map(({ id, start, end }) => [id, { start, end }]))
  return routes.map(({ vehicle, visits }) => {
    const depot = ends.get(vehicle)
    const between = visits.flatMap(({ stop }) => placeOf.get(stop) ?? [])
    return depot === undefined ? between : [depot.start, ...between, depot.end]
  })
}
