import * as E from 'fp-ts/Either'
import { memoryClock, memoryJobStorage } from './memory'
import type { FollowState } from '../../src/application/gateway'
import {
  acceptProposal,
  cancelJob,
  discardProposal,
  followJob,
  declineAffected,
  OptimisationStore,
  initialOptimisationState,
  startOptimisation,
  resumeJob,
  type TrackedJob,
} from '../../src/application/optimisation'
import { ColleagueStore } from '../../src/application/colleague'
import type { Move } from '../../src/domain/move'
import { PlanStore } from '../../src/application/plan'
import { done, type CallFailure, type CallName } from '../../src/domain/failure'
import { emptyPlan } from '../../src/domain/plan'
import { emptyStopList } from '../../src/domain/stop'
import { emptyOptimiseRequest } from './builders/empty-optimise-request'
import { plainResult } from './edited'
import { resolveDone } from './either'
import { deferred, type Deferred } from './deferred'
import type { AcceptedProposal, Job, JobResult } from '../../src/domain/optimisation'

export const jobDetails: Omit<TrackedJob, 'jobId' | 'askedAt'> = {
  days: ['2026-11-23'],
  stops: 3,
  planFor: 'drivers',
  driverOrCarrierIds: ['d1'],
  budgetSeconds: 20,
}

export const aResult: JobResult = {
  baseVersion: 3,
  document: { routes: [], unknownFields: {} },
  stops: emptyStopList,
  unplanned: [],
  sharedRepairs: undefined,
}

export const aJob = (overrides: Partial<Job> = {}): Job => ({
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
  ...overrides,
})

type FollowedJob = {
  readonly id: string
  readonly onUpdate: (job: Job) => void
  readonly onState: (state: FollowState) => void
  isStopped: boolean
}

type Answer<A> = Deferred<E.Either<CallFailure, A>>

/** The use cases of optimising with project 7 open; the test resolves every answer. */
export const optimisationUseCases = () => {
  const [store, jobStorage, clock, plan] = [new OptimisationStore(), memoryJobStorage(), memoryClock(), new PlanStore()]
  const colleagues = new ColleagueStore()
  const calls = {
    optimised: new Array<Answer<string>>(),
    cancelled: new Array<Answer<Job>>(),
    accepted: new Array<
      Answer<AcceptedProposal> & {
        readonly job: string
        readonly declined: ReadonlyArray<string>
        readonly moves: ReadonlyArray<Move>
      }
    >(),
    followed: new Array<FollowedJob>(),
    failed: new Array<readonly [CallName, CallFailure]>(),
    reloads: 0,
  }
  const record = <A, H extends Answer<A>>(list: Array<H>, answer: H) => {
    list.push(answer)
    return answer.promise
  }
  const jobs = {
    optimise: () => record<string, Answer<string>>(calls.optimised, deferred()),
    cancel: () => record<Job, Answer<Job>>(calls.cancelled, deferred()),
    follow: (id: string, onUpdate: (job: Job) => void, onState: (state: FollowState) => void) => {
      const followed: FollowedJob = { id, onUpdate, onState, isStopped: false }
      calls.followed.push(followed)
      return () => void (followed.isStopped = true)
    },
  }
  const ports = {
    jobs: {
      ...jobs,
      accept: (job: string, declined: ReadonlyArray<string>, moves: ReadonlyArray<Move>) => {
        const answer = { ...deferred<E.Either<CallFailure, AcceptedProposal>>(), job, declined, moves }
        calls.accepted.push(answer)
        return async () => plainResult(await answer.promise())
      },
    },
    store,
    jobStorage,
    clock,
    plan,
    colleagues,
    callServer: async <A>(callName: CallName, call: () => Promise<E.Either<CallFailure, A>>) => {
      const answer = await call()
      if (E.isLeft(answer)) calls.failed.push([callName, answer.left])
      return answer
    },
    trackEdit: <A>(edit: Promise<E.Either<CallFailure, A>>) => edit,
    applyOwnChange: async ({ project }: { readonly project: string }) => {
      if (plan.project?.id === project) calls.reloads += 1
      return done
    },
    reload: () => resolveDone((calls.reloads += 1)),
  }
  const follow = followJob(ports)
  const declining = declineAffected(ports)
  const begin = startOptimisation({ ...ports, follow })
  const open = (id: string) => {
    plan.set({ kind: 'open', project: { id, name: '' }, createdAt: undefined, version: 3, plan: emptyPlan })
    resume(id)
  }
  const resume = resumeJob({ store, jobStorage, follow })
  store.set(initialOptimisationState)
  open('7')

  const start = () => begin({ request: emptyOptimiseRequest, details: jobDetails })
  return {
    calls,
    store,
    colleagues,
    plan,
    declineAffectedRoutes: declining.declineAffectedRoutes,
    jobStorage,
    clock,
    open,
    resume,
    start,
    cancel: cancelJob({ ...ports, follow }),
    accept: acceptProposal({ ...ports, declineRefusedRoutes: declining.declineRefusedRoutes }),
    discard: discardProposal(ports),
    phase: () => store.value.phase,
    kind: () => store.value.phase.kind,
    /** with a running job */
    running: async (job = 'j1') => {
      const started = start()
      calls.optimised.at(-1)?.resolve(E.right(job))
      await started
    },
    /** with a visible proposal */
    proposed: async () => {
      const started = start()
      calls.optimised.at(-1)?.resolve(E.right('j1'))
      await started
      calls.followed.at(-1)?.onUpdate(aJob({ state: 'done', progress: 1, result: aResult }))
    },
  }
}
