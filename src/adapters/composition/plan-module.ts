import { ContainerModule } from 'inversify'
import {
  applyServerChange,
  changeProject,
  closePlan,
  openPlan,
  PlanStore,
  readPlan,
  refreshPlan,
  reloadPlan,
  followPlan,
} from '../../application/plan'
import { ports, tokens } from './tokens'
import { ConnectionStore, keepConnected } from '../../application/connection'
import {
  createProject,
  deleteProject,
  downloadReport,
  lastProject,
  loadProjects,
  ProjectsStore,
} from '../../application/project'

export const planModule = new ContainerModule(({ bind }) => {
  bind(tokens.plan).toResolvedValue(() => new PlanStore())
  bind(tokens.readPlan).toResolvedValue(
    (projects, stops, attempt) => readPlan({ projects, stops, attempt }),
    [ports.projects, ports.stops, tokens.attempt],
  )
  bind(tokens.reloadPlan).toResolvedValue((read, plan) => reloadPlan({ read, plan }), [tokens.readPlan, tokens.plan])
  bind(tokens.changeProject).toResolvedValue(
    (plan, attempt, apply) => changeProject({ plan, attempt, apply }),
    [tokens.plan, tokens.attempt, tokens.applyOwnChange],
  )
  bind(tokens.applyServerChange).toResolvedValue(
    (plan, reload) => applyServerChange({ plan, reload }),
    [tokens.plan, tokens.reloadPlan],
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

export const connectionModule = new ContainerModule(({ bind }) => {
  bind(tokens.connection).toResolvedValue(() => new ConnectionStore())
  bind(tokens.followPlan).toResolvedValue(
    (projects, apply, attempt) => followPlan({ projects, apply, attempt }),
    [ports.projects, tokens.applyServerChange, tokens.attempt],
  )
  bind(tokens.keepConnected).toResolvedValue(
    (follow, plan, { open, reload }, connection, clock) =>
      keepConnected({ follow, plan, open, reload, connection, clock }),
    [tokens.followPlan, tokens.plan, tokens.planFacade, tokens.connection, ports.clock],
  )
})

export const projectModule = new ContainerModule(({ bind }) => {
  bind(tokens.projectList).toResolvedValue(() => new ProjectsStore())
  bind(tokens.projectFacade).toResolvedValue(
    (gateway, files, cookies, store, attempt, plan) => ({
      store,
      lastProject: lastProject({ cookies }),
      load: loadProjects({ gateway, projects: store, attempt }),
      create: createProject({ gateway, attempt }),
      remove: deleteProject({ gateway, projects: store, plan: plan.store, attempt, close: plan.close }),
      downloadReport: downloadReport({ gateway, files, attempt }),
    }),
    [ports.projects, ports.files, ports.cookies, tokens.projectList, tokens.attempt, tokens.planFacade],
  )
})
