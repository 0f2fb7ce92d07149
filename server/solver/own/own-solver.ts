import * as E from 'fp-ts/Either'
import type { ProposedPlan } from '../../../src/domain/problem'
import type { Solver, Solution } from '../solver'
import type { ThreadPool } from '../threads/thread-pool'

/** Our own solver; each problem is solved in a thread. */
export const ownSolver = (threadPool: ThreadPool): Solver => ({
  solve: async (problem, roads, options) => {
    const { budgetMs, seed, present } = options
    const request = { problem, roads, present, seed, budget: { ms: budgetMs }, sequences: undefined }
    return E.map(withoutWarnings)(await threadPool(request, options))
  },
})

export const withoutWarnings = (plan: ProposedPlan): Solution => ({ plan, warnings: [] })
