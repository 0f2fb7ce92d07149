import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { RouteProblem } from '../../../src/domain/problem'
import { formatNumber } from '../../../src/domain/text'
import { fetchJson } from '../../http-client'
import type { RoadTable } from '../../travel'
import type { Order } from '../draft-plan'
import { bestOfToday } from '../present-plan-figures'
import type { Optimiser, Solution, SolveOptions } from '../solver'
import { pulse } from '../progress-timer'
import { asIs } from '../own/own-solver'
import type { Threads } from '../threads/thread-pool'
import { askedOfVroom } from './to-vroom-request'
import { ordersIn } from './from-vroom-response'

export type VroomService = {
  readonly url: string
  /** how long VROOM may take beyond the budget */
  readonly graceMs?: number
  /** is told in words that VROOM is away; they never hold data of customers */
  readonly onAway?: (words: string) => void
}

const GRACE_MS = 10_000
const MOST_BYTES = 64 * 1024 * 1024

/**
 * The matrix of all roads is written as JSON: for five thousand places that would block the server for seconds and
 * take 800 MB.
 */
const MOST_PLACES = 2_000

/**
 * Asks VROOM, and takes the other optimiser for what VROOM cannot do, or when it fails. Its orders are timed and
 * finished here.
 */
export const vroomOptimiser = (
  { url, graceMs = GRACE_MS, onAway = () => undefined }: VroomService,
  threads: Threads,
  instead: Optimiser,
): Optimiser => {
  const ordered = async (
    problem: RouteProblem,
    roads: RoadTable,
    { budgetMs, signal, onProgress }: SolveOptions,
  ): Promise<E.Either<string, ReadonlyArray<Order>>> => {
    const beat = pulse(bestOfToday(problem, roads, []), budgetMs, onProgress)
    try {
      const body = askedOfVroom(problem, roads, budgetMs)
      const answer = await fetchJson(new URL(url), { body, signal, timeoutMs: budgetMs + graceMs, maxBytes: MOST_BYTES })
      return E.flatMap((read) => ordersIn(read, problem))(answer)
    } finally {
      beat.stop()
    }
  }

  return {
    solve: async (problem, roads, options) => {
      if (problem.stops.some(({ pin }) => pin?.place !== undefined))
        return insteadOf(instead, 'VROOM keeps no stop at a place in its route', problem, roads, options)
      if (problem.options.lateness !== undefined)
        return insteadOf(instead, 'VROOM lets nobody be late', problem, roads, options)
      if (roads.places.length > MOST_PLACES)
        return insteadOf(
          instead,
          `VROOM is not asked about more than ${formatNumber(MOST_PLACES)} places`,
          problem,
          roads,
          options,
        )
      const orders = await ordered(problem, roads, options)
      if (E.isLeft(orders)) {
        if (options.signal.aborted) return E.left('Stopped before VROOM had an answer.')
        onAway(`VROOM is away: ${orders.left}`)
        return insteadOf(instead, 'VROOM did not answer', problem, roads, options)
      }
      const task = { problem, roads, present: [], seed: 0, budget: { ms: 0 }, orders: orders.right }
      return E.map(asIs)(await threads(task, { ...options, onProgress: () => undefined }))
    },
  }
}

const insteadOf = async (
  { solve }: Optimiser,
  why: string,
  problem: RouteProblem,
  roads: RoadTable,
  options: SolveOptions,
): Promise<E.Either<string, Solution>> =>
  pipe(
    await solve(problem, roads, options),
    E.map(({ plan, warnings }) => ({ plan, warnings: [`${why}: planned by Rondrit itself`, ...warnings] })),
  )
