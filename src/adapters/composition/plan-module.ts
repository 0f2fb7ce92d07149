import { ContainerModule } from 'inversify'
import {
  changeProject,
  closePlan,
  openPlan,
  PlanStore,
  readPlan,
  refreshPlan,
  reloadPlan,
} from '../../application/plan'
import { ports, tokens } from './tokens'

export const planModule = new ContainerModule(({ bind }) => {
  bind(tokens.plan).toResolvedValue(() => new PlanStore())
  bind(tokens.readPlan).toResolvedValue(
    (projects, stops, attempt) => readPlan({ projects, stops, attempt }),
    [ports.projects, ports.stops, tokens.attempt],
  )
  bind(tokens.reloadPlan).toResolvedValue((read, plan) => reloadPlan({ read, plan }), [tokens.readPlan, tokens.plan])
  bind(tokens.changeProject).toResolvedValue(
    (plan, attempt, reload) => changeProject({ plan, attempt, reload }),
    [tokens.plan, tokens.attempt, tokens.reloadPlan],
  )
  // A refresh reads every stop from the stops document, since the list of stops may come from a cache.
  bind(tokens.refreshPlan).toResolvedValue(
    (projects, stops, attempt, plan, alerts) => {
      const stopsDocument = { list: stops.document }
      const read = readPlan({ projects, stops: stopsDocument, attempt, stopsAttempt: 'load the stops document' })
      return refreshPlan({ reload: reloadPlan({ read, plan }), alerts })
    },
    [ports.projects, ports.stops, tokens.attempt, tokens.plan, tokens.alertActions],
  )
  bind(tokens.planFacade).toResolvedValue(
    (store, read, reload, refresh, carriers, userStorage, cookies) => ({
      store,
      open: openPlan({ read, plan: store, userStorage, cookies }),
      reload,
      refresh,
      close: closePlan({ plan: store, carriers, userStorage }),
    }),
    [
      tokens.plan,
      tokens.readPlan,
      tokens.reloadPlan,
      tokens.refreshPlan,
      tokens.carriers,
      ports.userStorage,
      ports.cookies,
    ],
  )
})
