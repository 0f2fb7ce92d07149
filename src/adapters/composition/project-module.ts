import { ContainerModule } from 'inversify'
import {
  createProject,
  deleteProject,
  downloadReport,
  lastProject,
  loadProjects,
  ProjectsStore,
} from '../../application/project'
import { ports, tokens } from './tokens'

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
