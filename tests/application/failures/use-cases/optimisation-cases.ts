import { jobTopic, workOn } from '../../../kit/memory/run-job-in-memory'
import { askedFor, usualWishes } from '../../../../src/application/optimisation'
import { emptyPlan } from '../../../../src/domain/plan'
import { aProblemOf } from '../../../kit/builders/problem'
import { settled, type Laid } from '../failing-app'
import { opened, type UseCase } from './use-case'

const optimise = ({ desk, server: { carriers } }: Laid): Promise<void> => {
  const today = { year: 2026, month: 11, day: 20 }
  const plan = desk.plan.store.plan ?? emptyPlan
  return desk.optimise.start(askedFor(usualWishes, { plan, today, drivers: [], carriers }))
}

const optimising = async (laid: Laid): Promise<void> => {
  await opened(laid)
  await optimise(laid)
  await settled()
}

const proposed = async (laid: Laid): Promise<void> => {
  await optimising(laid)
  for (const id of laid.server.jobs.keys()) workOn(laid.server, id)
  await settled()
}

export const optimiseCases: ReadonlyArray<UseCase> = [
  {
    name: 'optimise',
    tried: 'optimise',
    situation: 'Other failures',
    before: opened,
    run: optimise,
  },
  {
    name: 'follow an optimisation',
    tried: 'follow a job',
    situation: 'Other failures',
    before: optimising,
    which: 'every',
    run: ({ server }) => [...server.jobs.keys()].forEach((id) => server.bells.ring(jobTopic(id))),
  },
  {
    name: 'stop an optimisation',
    tried: 'cancel a job',
    situation: 'Other failures',
    before: optimising,
    run: ({ desk }) => desk.optimise.cancel('given up'),
  },
  {
    name: 'accept a proposal',
    tried: 'save the project',
    situation: 'Other failures',
    before: proposed,
    run: ({ desk }) => desk.optimise.accept(),
  },
  {
    name: 'post a route problem',
    tried: 'post a route problem',
    situation: 'Other failures',
    run: ({ desk }) => desk.optimise.postProblem(aProblemOf([], []))(),
  },
]
