import { solve, type Options, type Progress as Solving } from '../../optimiser'
import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'
import { roadsOn, type RoadTable } from '../travel'
import { askedOfSolver } from './translate'
import type { Order } from './draft-plan'
import { finished } from './complete-plan'
import type { PresentTour, Progress } from './solver'
import { ordersOf, ordersOfToday } from './from-solver-output'
import { patienceOf } from './time-check'
import { priceFor, type Price } from './cost-rates'
import { slotsIn } from './time-slot-rules'

/** A problem with everything that is needed to solve it. */
export type Task = {
  readonly problem: RouteProblem
  readonly roads: RoadTable
  readonly present: ReadonlyArray<PresentTour>
  readonly budget: Options['budget']
  readonly seed: number
  /** the orders of another solver; without them, the problem is solved here */
  readonly orders: ReadonlyArray<Order> | undefined
}

export type Watch = {
  /** milliseconds */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

/** Makes the plan and blocks its thread until it is done. */
export const planned = (task: Task, watch: Watch): ProposedPlan => planFrom(task, ordered(task, watch).orders, watch)

/** The orders of all vehicles, and their cost. */
export type Ordered = { readonly orders: ReadonlyArray<Order>; readonly cost: number }

export const ordered = (task: Task, { onProgress, ...watch }: Watch): Ordered => {
  const { problem, roads, present, budget, seed, orders } = task
  if (orders !== undefined) return { orders, cost: 0 }
  const asked = askedOfSolver(problem, roads, priceIn(problem), present)
  const tell = ({ share, best }: Solving): void => onProgress({ share, best })
  const plan = solve(asked, { ...watch, budget, seed, onProgress: tell })
  return { orders: plan.routes.length > 0 ? ordersOf(plan, problem) : ordersOfToday(present), cost: plan.cost }
}

/** The plan from the orders, with further stops that fit, and the reasons for those that do not. */
export const planFrom = ({ problem, roads, budget }: Task, orders: Ordered['orders'], watch: Watch): ProposedPlan => {
  const roadmap = { travel: roadsOn(roads), price: priceIn(problem), slots: slotsIn(problem) }
  // A budget in steps must give the same answer on every machine, so time does not limit it.
  const budgetMs = 'ms' in budget ? budget.ms : Infinity
  return finished(problem, orders, roadmap, patienceOf(watch.signal, watch.clock, budgetMs))
}

const priceIn = ({ options }: RouteProblem): Price => priceFor(options.weights, options.lateness)
