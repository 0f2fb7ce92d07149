import { solve, type Options, type Progress as Solving } from '../../optimiser'
import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'
import { roadsOn, type RoadTable } from '../travel'
import { askedOfSolver } from './asked-of-solver'
import type { Order } from './draft'
import { finished } from './finished'
import type { PresentTour, Progress } from './optimiser'
import { ordersOf, ordersOfToday } from './orders-of'
import { patienceOf } from './patience'
import { priceFor, type Price } from './price'
import { slotsIn } from './slots'

/** A problem with all that it takes to solve it here and now. */
export type Task = {
  readonly problem: RouteProblem
  readonly roads: RoadTable
  readonly present: ReadonlyArray<PresentTour>
  readonly budget: Options['budget']
  readonly seed: number
  /** what another solver has ordered; where none has, it is solved here */
  readonly orders: ReadonlyArray<Order> | undefined
}

export type Watch = {
  /** milliseconds */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

/** Thinks until the plan is there, and lets nobody else have a turn meanwhile. */
export const planned = (task: Task, watch: Watch): ProposedPlan => planFrom(task, ordered(task, watch).orders, watch)

/** Who goes where in which order, and what that costs. */
export type Ordered = { readonly orders: ReadonlyArray<Order>; readonly cost: number }

export const ordered = (task: Task, { onProgress, ...watch }: Watch): Ordered => {
  const { problem, roads, present, budget, seed, orders } = task
  if (orders !== undefined) return { orders, cost: 0 }
  const asked = askedOfSolver(problem, roads, priceIn(problem), present)
  const tell = ({ share, best }: Solving): void => onProgress({ share, best })
  const plan = solve(asked, { ...watch, budget, seed, onProgress: tell })
  return { orders: plan.routes.length > 0 ? ordersOf(plan, problem) : ordersOfToday(present), cost: plan.cost }
}

/** The plan that comes of it, with whoever else fits, and the reasons of those who do not. */
export const planFrom = ({ problem, roads, budget }: Task, orders: Ordered['orders'], watch: Watch): ProposedPlan => {
  const roadmap = { travel: roadsOn(roads), price: priceIn(problem), slots: slotsIn(problem) }
  // Who counts steps wants the same answer on every machine.
  const budgetMs = 'ms' in budget ? budget.ms : Infinity
  return finished(problem, orders, roadmap, patienceOf(watch.signal, watch.clock, budgetMs))
}

const priceIn = ({ options }: RouteProblem): Price => priceFor(options.weights, options.lateness)
