import { ContainerModule } from 'inversify'
import {
  acceptProposal,
  cancelJob,
  chooseRoutes,
  discardProposal,
  followJob,
  OptimisationStore,
  optimisationActions,
  postProblem,
  startOptimisation,
  resumeJob,
} from '../../application/optimisation'
import { ports, tokens } from './tokens'

export const optimisationModule = new ContainerModule(({ bind }) => {
  bind(tokens.optimisation).toResolvedValue(() => new OptimisationStore())
  bind(tokens.followJob).toResolvedValue(
    (jobs, store, jobStorage, clock, attempt) => followJob({ jobs, store, jobStorage, clock, attempt }),
    [ports.optimisation, tokens.optimisation, ports.jobStorage, ports.clock, tokens.attempt],
  )
  bind(tokens.resumeJob).toResolvedValue(
    (store, jobStorage, follow) => resumeJob({ store, jobStorage, follow }),
    [tokens.optimisation, ports.jobStorage, tokens.followJob],
  )
  bind(tokens.optimisationFacade).toResolvedValue(
    (jobs, store, jobStorage, follow, plan, attempt, apply, reload, calendar, clock) => {
      return {
        store,
        ...optimisationActions({ store }),
        start: startOptimisation({ jobs, store, jobStorage, follow, clock, attempt }),
        cancel: cancelJob({ jobs, store, jobStorage, follow, attempt }),
        accept: acceptProposal({ jobs, store, jobStorage, attempt, apply, reload }),
        choose: chooseRoutes({ store, plan }),
        discard: discardProposal({ store, jobStorage }),
        postProblem: postProblem({ jobs, attempt }),
        today: calendar.today,
        now: clock.now,
      }
    },
    [
      ports.optimisation,
      tokens.optimisation,
      ports.jobStorage,
      tokens.followJob,
      tokens.plan,
      tokens.attempt,
      tokens.applyOwnChange,
      tokens.reloadPlan,
      ports.calendar,
      ports.clock,
    ],
  )
})
