import type { OptimiseAsk } from '../../../contract/job'
import { problemForProject } from '../../../server/job/problem-for-project'
import { resultOf } from '../../../server/job/result-of'
import { greedyOptimiser } from '../../../server/optimiser'
import { estimatedTravel } from '../../../server/travel'
import type { Plan } from '../../../src/domain/plan'
import type { ProposedPlan, RouteProblem } from '../../../src/domain/problem'
import { right } from '../../kit/either'
import { aDriverCalled } from './a-driver'
import { noWish } from './no-wish'

export const today = { year: 2026, month: 11, day: 21 }
export const headquarters = { lat: 52.0155316, lng: 4.6568895 }
export const drivers = [aDriverCalled('noor'), aDriverCalled('joris', { firstName: 'Joris', lastName: 'de Vries' })]
export const carriers = [{ id: 7, displayName: 'Bezorgdienst Noord' }]

export const solve = (problem: RouteProblem): Promise<ProposedPlan> =>
  greedyOptimiser(estimatedTravel.leg).solve(problem, {
    budgetMs: 60_000,
    seed: 0,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })

export const proposal = async (plan: Plan, ask: Partial<OptimiseAsk> = {}) => {
  const asked = right(problemForProject({ plan, drivers, carriers, headquarters, today }, { ...noWish, ...ask }))
  const proposed = await solve(asked.problem)
  return { asked, result: resultOf(proposed, asked, { plan, version: 7 }, { today, travel: estimatedTravel }) }
}
