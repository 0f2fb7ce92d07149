import type * as E from 'fp-ts/Either'
import type { CalendarDate } from '../../domain/calendar'
import type { CallFailure } from '../../domain/failure'
import type { RouteProblem } from '../../domain/problem'
import type { Clock } from '../alert'
import type { ApplyServerChange, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { CallServer } from '../session'
import type { Calendar } from '../stop'
import { acceptProposal, discardProposal, type AcceptProposal, type DiscardProposal } from './accept-proposal'
import { cancelJob, type CancelJob } from './cancel-job'
import { chooseRoutes, type ChooseRoutes } from './choose-routes'
import { followJob, resumeJob, type ResumeJob } from './follow-job'
import { declineAffected, type DeclineAffected, type DeclineAffectedPorts } from './decline-affected-routes'
import type { JobStorage, OptimisationGateway } from './optimisation-ports'
import { OptimisationStore } from './optimisation-store'
import type { OptimiseOptions } from './optimise-options'
import { startOptimisation, type StartOptimisation } from './start-job'
import type { JobId } from '../../domain/optimisation'

export type OptimisationActionsPorts = {
  readonly jobs: OptimisationGateway
  readonly jobStorage: JobStorage
  readonly plan: Pick<PlanStore, 'plan' | 'open'>
  readonly colleagues: DeclineAffectedPorts['colleagues']
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly calendar: Calendar
  readonly clock: Clock
}

/** The state and the actions of optimising, for the screens. */
export type OptimisationFacade = {
  readonly store: Pick<OptimisationStore, 'value' | 'isBusy' | 'proposal'>
  readonly setOptions: (options: Partial<OptimiseOptions>) => void
  /** sets whether the map shows the proposal */
  readonly showProposal: (isProposalShown: boolean) => void
  readonly start: StartOptimisation
  readonly cancel: CancelJob
  readonly accept: AcceptProposal
  readonly discard: DiscardProposal
  readonly choose: ChooseRoutes
  /** §2: a route problem on its own, to try */
  readonly postProblem: (problem: RouteProblem) => Promise<E.Either<CallFailure, JobId>>
  readonly encodeProblem: OptimisationGateway['encodeProblem']
  readonly today: () => CalendarDate | undefined
  /** milliseconds since 1970 */
  readonly now: () => number
}

export type OptimisationServices = OptimisationFacade & {
  readonly store: OptimisationStore
  readonly resumeJob: ResumeJob
  readonly declineAffectedRoutes: DeclineAffected['declineAffectedRoutes']
}

export const optimisationActions = (ports: OptimisationActionsPorts): OptimisationServices => {
  const store = new OptimisationStore()
  const { jobs, callServer, calendar, clock } = ports
  const follow = followJob({ ...ports, store })
  const declining = declineAffected({ ...ports, store })
  return {
    store,
    setOptions: (options) => store.set({ ...store.value, options: { ...store.value.options, ...options } }),
    showProposal: (isProposalShown) => store.set({ ...store.value, isProposalShown }),
    start: startOptimisation({ ...ports, store, follow }),
    cancel: cancelJob({ ...ports, store, follow }),
    accept: acceptProposal({ ...ports, store, declineRefusedRoutes: declining.declineRefusedRoutes }),
    discard: discardProposal({ ...ports, store }),
    choose: chooseRoutes({ ...ports, store }),
    postProblem: (problem) => callServer('post a route problem', jobs.postProblem(problem)),
    encodeProblem: jobs.encodeProblem,
    today: calendar.today,
    now: clock.now,
    resumeJob: resumeJob({ ...ports, store, follow }),
    declineAffectedRoutes: declining.declineAffectedRoutes,
  }
}
