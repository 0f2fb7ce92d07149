import { jobTopic, completeJob } from '../../../kit/memory/run-job-in-memory'
import { prepareRequest, defaultOptions } from '../../../../src/application/optimisation'
import { emptyPlan } from '../../../../src/domain/plan'
import { aProblemOf } from '../../../kit/builders/problem'
import { waitUntilSettled, type FailingApp } from '../failing-app'
import { openProject, type UseCase } from './use-case'

const optimise = ({ app, server: { carriers } }: FailingApp): Promise<unknown> => {
  const today = { year: 2026, month: 11, day: 20 }
  const plan = app.plan.store.plan ?? emptyPlan
  return app.optimise.start(prepareRequest(defaultOptions, { plan, today, drivers: [], carriers }))
}

const optimising = async (setUp: FailingApp): Promise<void> => {
  await openProject(setUp)
  await optimise(setUp)
  await waitUntilSettled()
}

const proposed = async (setUp: FailingApp): Promise<void> => {
  await optimising(setUp)
  for (const id of setUp.server.jobs.keys()) completeJob(setUp.server, id)
  await waitUntilSettled()
}

export const optimiseCases: ReadonlyArray<UseCase> = [
  {
    name: 'optimise',
    callName: 'optimise',
    situation: 'Other failures',
    before: openProject,
    run: optimise,
  },
  {
    name: 'follow an optimisation',
    callName: 'follow a job',
    situation: 'Other failures',
    before: optimising,
    which: 'every',
    run: ({ server }) => [...server.jobs.keys()].forEach((id) => server.listeners.notify(jobTopic(id))),
  },
  {
    name: 'stop an optimisation',
    callName: 'cancel a job',
    situation: 'Other failures',
    before: optimising,
    run: ({ app }) => app.optimise.cancel('given up'),
  },
  {
    name: 'accept a proposal',
    callName: 'accept the proposal',
    situation: 'Other failures',
    before: proposed,
    run: ({ app }) => app.optimise.accept(),
  },
  {
    name: 'post a route problem',
    callName: 'post a route problem',
    situation: 'Other failures',
    run: ({ app }) => app.optimise.postProblem(aProblemOf([], [])),
  },
]
