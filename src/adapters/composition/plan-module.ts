import { ContainerModule } from 'inversify'
import { changing, closePlan, openPlan, PlanStore, readPlan, refreshPlan, reloadPlan } from '../../application/plan'
import { ports, tokens } from './tokens'

export const planRoom = new ContainerModule(({ bind }) => {
  bind(tokens.plan).toResolvedValue(() => new PlanStore())
  bind(tokens.readPlan).toResolvedValue(
    (projects, stops, attempt) => readPlan({ projects, stops, attempt }),
    [ports.projects, ports.stops, tokens.attempt],
  )
  bind(tokens.reloadPlan).toResolvedValue((read, plan) => reloadPlan({ read, plan }), [tokens.readPlan, tokens.plan])
  bind(tokens.changing).toResolvedValue(
    (plan, attempt, reload) => changing({ plan, attempt, reload }),
    [tokens.plan, tokens.attempt, tokens.reloadPlan],
  )
  // A refresh reads every stop from the stops document, since the list of stops may come from a cache.
  bind(tokens.refreshPlan).toResolvedValue(
    (projects, stops, attempt, plan, alerts) => {
      const documented = { list: stops.document }
      const read = readPlan({ projects, stops: documented, attempt, stopsTried: 'load the stops document' })
      return refreshPlan({ reload: reloadPlan({ read, plan }), alerts })
    },
    [ports.projects, ports.stops, tokens.attempt, tokens.plan, tokens.board],
  )
  bind(tokens.planDesk).toResolvedValue(
    (store, read, reload, refresh, carriers, keeper, cookies) => ({
      store,
      open: openPlan({ read, plan: store, keeper, cookies }),
      reload,
      refresh,
      close: closePlan({ plan: store, carriers, keeper }),
    }),
    [
      tokens.plan,
      tokens.readPlan,
      tokens.reloadPlan,
      tokens.refreshPlan,
      tokens.carriers,
      ports.sessionKeeper,
      ports.cookies,
    ],
  )
})
