import { ContainerModule } from 'inversify'
import { closePlan, openPlan, PlanStore, readPlan, reloadPlan } from '../../application/plan'
import { ports, tokens } from './tokens'

export const planRoom = new ContainerModule(({ bind }) => {
  bind(tokens.plan).toResolvedValue(() => new PlanStore())
  bind(tokens.readPlan).toResolvedValue(
    (projects, stops, attempt) => readPlan({ projects, stops, attempt }),
    [ports.projects, ports.stops, tokens.attempt],
  )
  bind(tokens.reloadPlan).toResolvedValue((read, plan) => reloadPlan({ read, plan }), [tokens.readPlan, tokens.plan])
  bind(tokens.planDesk).toResolvedValue(
    (store, read, reload, keeper, cookies) => ({
      store,
      open: openPlan({ read, plan: store, keeper, cookies }),
      reload,
      close: closePlan({ plan: store, keeper }),
    }),
    [tokens.plan, tokens.readPlan, tokens.reloadPlan, ports.sessionKeeper, ports.cookies],
  )
})
