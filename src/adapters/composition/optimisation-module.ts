import { ContainerModule } from 'inversify'
import { announced } from '../../application/history'
import {
  acceptProposal,
  cancelJob,
  chooseRoutes,
  discardProposal,
  followJob,
  JobStore,
  optimiseHand,
  postProblem,
  startOptimising,
  turnToProject,
} from '../../application/optimisation'
import { ports, tokens } from './tokens'

export const jobRoom = new ContainerModule(({ bind }) => {
  bind(tokens.job).toResolvedValue(() => new JobStore())
  bind(tokens.followJob).toResolvedValue(
    (jobs, store, keeper, clock, attempt) => followJob({ jobs, store, keeper, clock, attempt }),
    [ports.jobs, tokens.job, ports.jobKeeper, ports.clock, tokens.attempt],
  )
  bind(tokens.turnToProject).toResolvedValue(
    (store, keeper, follow) => turnToProject({ store, keeper, follow }),
    [tokens.job, ports.jobKeeper, tokens.followJob],
  )
  bind(tokens.optimiseDesk).toResolvedValue(
    (jobs, projects, store, keeper, follow, plan, attempt, reload, announce, calendar, clock) => {
      const told = announced({ plan, announce })
      return {
        store,
        ...optimiseHand({ store }),
        start: startOptimising({ jobs, store, keeper, follow, clock, attempt }),
        cancel: cancelJob({ jobs, store, keeper, follow, attempt }),
        accept: told<void, boolean>(
          acceptProposal({ projects, plan, store, keeper, attempt, reload }),
          (isTaken) => isTaken,
        ),
        choose: chooseRoutes({ store, plan }),
        discard: discardProposal({ store, keeper }),
        postProblem: postProblem({ jobs, attempt }),
        today: calendar.today,
        now: clock.now,
      }
    },
    [
      ports.jobs,
      ports.projects,
      tokens.job,
      ports.jobKeeper,
      tokens.followJob,
      tokens.plan,
      tokens.attempt,
      tokens.reloadPlan,
      tokens.announceChange,
      ports.calendar,
      ports.clock,
    ],
  )
})
