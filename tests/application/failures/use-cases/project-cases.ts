import { wholePlan } from '../../../../src/domain/plan'
import { topicOf } from '../../../kit/memory/change-project'
import { visser } from '../../../kit/test-app'
import { openProject, type UseCase } from './use-case'

export const projectCases: ReadonlyArray<UseCase> = [
  {
    name: 'log in',
    callName: 'log in',
    situation: 'Login failure',
    before: ({ app }) => app.logOut(),
    run: ({ app }) => app.logIn(visser.credentials),
  },
  {
    name: 'load the projects',
    callName: 'load projects',
    situation: 'Projects load failure (not 401)',
    run: ({ app }) => app.project.load(),
  },
  {
    name: 'create a project',
    callName: 'create a project',
    situation: 'Other failures',
    run: ({ app }) => app.project.create('Week 49'),
  },
  {
    name: 'delete a project',
    callName: 'delete a project',
    situation: 'Other failures',
    before: openProject,
    run: ({ app, projectId }) => app.project.remove(projectId),
  },
  {
    name: 'download the report',
    callName: 'download the report',
    situation: 'Other failures',
    before: openProject,
    run: ({ app, projectId }) => app.project.downloadReport(projectId),
  },
  {
    name: 'export the stops',
    callName: 'export the stops',
    situation: 'Other failures',
    before: openProject,
    run: ({ app, projectId }) => app.project.exportStops(projectId, { ...wholePlan, format: 'csv' }),
  },
  {
    name: 'open a project on the routes tab',
    callName: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 1,
    run: openProject,
  },
  {
    name: 'open a project on the routes tab, when nothing answers',
    callName: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 'every',
    run: openProject,
  },
  {
    name: 'open a project on the stops tab',
    callName: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    which: 1,
    run: ({ app, projectId }) => app.plan.open({ projectId, part: 'stops' }),
  },
  {
    name: 'read the plan again on the routes tab',
    callName: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    before: openProject,
    which: 1,
    run: ({ app }) => app.plan.reload(),
  },
  {
    name: 'read the plan again on the stops tab',
    callName: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    before: async (open) => {
      await openProject(open)
      await open.app.plan.open({ projectId: open.projectId, part: 'stops' })
    },
    which: 1,
    run: ({ app }) => app.plan.reload(),
  },
  {
    name: 'open a project of which the stops fail',
    callName: 'load stops',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    run: openProject,
  },
  {
    name: 'follow a project',
    callName: 'follow the project',
    situation: 'Other failures',
    before: openProject,
    which: 'every',
    run: ({ server, projectId }) => server.listeners.notify(topicOf(projectId)),
  },
]
