import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import type { Optimiser, Solution } from '../solver'
import type { Threads } from '../threads/thread-pool'

/** Our own solver; each problem is solved in a thread. */
export const ownOptimiser = (threads: Threads): Optimiser => ({
  solve: async (problem, roads, options) => {
    const { budgetMs, seed, present } = options
    const task = { problem, roads, present, seed, budget: { ms: budgetMs }, orders: undefined }
    return E.map(asIs)(await threads(task, options))
  },
})

export const asIs = (plan: ProposedPlan): Solution => ({ plan, warnings: [] })
