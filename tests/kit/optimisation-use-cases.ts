import * as E from 'fp-ts/Either'
import { memoryClock, memoryJobKeeper } from './memory'
import type { FollowState } from '../../src/application/gateway'
import {
  acceptProposal,
  cancelJob,
  discardProposal,
  followJob,
  JobStore,
  notOptimising,
  startOptimising,
  turnToProject,
  type Job,
  type JobResult,
  type Undertaking,
} from '../../src/application/optimisation'
import { PlanStore, type OpenedProject, type PlanDocuments } from '../../src/application/plan'
import type { CallFailure, AttemptName } from '../../src/domain/failure'
import { emptyPlan } from '../../src/domain/plan'
import { emptyStopList } from '../../src/domain/stop'
import { noWish } from './builders/empty-optimise-request'
import { held, type Held } from './deferred'

export const about: Omit<Undertaking, 'job' | 'askedAt'> = {
  days: ['2026-11-23'],
  stops: 3,
  planFor: 'drivers',
  crews: ['d1'],
  budgetSeconds: 20,
}

export const aResult: JobResult = {
  baseVersion: 3,
  document: { routes: [], extra: {} },
  stops: emptyStopList,
  unplanned: [],
  helps: undefined,
}

export const aJob = (said: Partial<Job> = {}): Job => ({
  id: 'j1',
  projectId: '7',
  state: 'running',
  progress: 0.5,
  best: undefined,
  message: undefined,
  result: undefined,
  createdAt: '2026-11-20T16:42:00.000Z',
  startedAt: undefined,
  finishedAt: undefined,
  ...said,
})

type Told = {
  readonly id: string
  readonly hear: (job: Job) => void
  readonly become: (state: FollowState) => void
  isStopped: boolean
}

type Answer<A> = Held<E.Either<CallFailure, A>>

/** The use cases of optimising with project 7 open; the test settles every answer. */
export const optimisingLaid = () => {
  const [store, keeper, clock, plan] = [new JobStore(), memoryJobKeeper(), memoryClock(), new PlanStore()]
  const calls = {
    optimised: new Array<Answer<string>>(),
    cancelled: new Array<Answer<Job>>(),
    saved: new Array<
      Answer<OpenedProject> & { readonly documents: PlanDocuments; readonly base: number | undefined }
    >(),
    followed: new Array<Told>(),
    failed: new Array<readonly [AttemptName, CallFailure]>(),
    reloads: 0,
  }
  const kept = <A, H extends Answer<A>>(list: Array<H>, answer: H) => {
    list.push(answer)
    return answer.promise
  }
  const jobs = {
    optimise: () => kept<string, Answer<string>>(calls.optimised, held()),
    cancel: () => kept<Job, Answer<Job>>(calls.cancelled, held()),
    follow: (id: string, hear: (job: Job) => void, become: (state: FollowState) => void) => {
      const told: Told = { id, hear, become, isStopped: false }
      calls.followed.push(told)
      return () => void (told.isStopped = true)
    },
  }
  const ports = {
    jobs,
    projects: {
      save: (_: string, documents: PlanDocuments, base: number | undefined) => {
        const answer = { ...held<E.Either<CallFailure, OpenedProject>>(), documents, base }
        calls.saved.push(answer)
        return answer.promise
      },
    },
    store,
    keeper,
    clock,
    plan,
    attempt:
      <A>(tried: AttemptName, call: () => Promise<E.Either<CallFailure, A>>) =>
      async () => {
        const answer = await call()
        if (E.isLeft(answer)) calls.failed.push([tried, answer.left])
        return answer
      },
    reload: () => {
      calls.reloads += 1
      return Promise.resolve()
    },
  }
  const follow = followJob(ports)
  const begin = startOptimising({ ...ports, follow })
  const open = (id: string) => {
    plan.become({ kind: 'open', project: { id, name: '' }, createdAt: undefined, version: 3, plan: emptyPlan })
    turnTo(id)
  }
  const turnTo = turnToProject({ store, keeper, follow })
  store.become(notOptimising)
  open('7')

  const start = () => begin({ ask: noWish, about })
  return {
    calls,
    store,
    keeper,
    clock,
    open,
    turnTo,
    start,
    cancel: cancelJob({ ...ports, follow }),
    accept: acceptProposal(ports),
    discard: discardProposal(ports),
    phase: () => store.value.phase,
    kind: () => store.value.phase.kind,
    /** with a running job */
    running: async (job = 'j1') => {
      const done = start()
      calls.optimised.at(-1)?.settle(E.right(job))
      await done
    },
    /** with a proposal on show */
    proposed: async () => {
      const done = start()
      calls.optimised.at(-1)?.settle(E.right('j1'))
      await done
      calls.followed.at(-1)?.hear(aJob({ state: 'done', progress: 1, result: aResult }))
    },
  }
}
