import { topicOf } from '../../../kit/memory/change-project'
import { visser } from '../../../kit/test-app'
import { opened, type UseCase } from './use-case'

export const projectCases: ReadonlyArray<UseCase> = [
  {
    name: 'log in',
    tried: 'log in',
    situation: 'Login failure',
    before: ({ desk }) => desk.logOut()(),
    run: ({ desk }) => desk.logIn(visser.credentials)(),
  },
  {
    name: 'load the projects',
    tried: 'load projects',
    situation: 'Projects load failure (not 401)',
    run: ({ desk }) => desk.project.load(),
  },
  {
    name: 'create a project',
    tried: 'create a project',
    situation: 'Other failures',
    run: ({ desk }) => desk.project.create('Week 49')(),
  },
  {
    name: 'delete a project',
    tried: 'delete a project',
    situation: 'Other failures',
    before: opened,
    run: ({ desk, projectId }) => desk.project.remove(projectId),
  },
  {
    name: 'download the report',
    tried: 'download the report',
    situation: 'Other failures',
    before: opened,
    run: ({ desk, projectId }) => desk.project.downloadReport(projectId)(),
  },
  {
    name: 'open a project on the routes tab',
    tried: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 1,
    run: opened,
  },
  {
    name: 'open a project on the routes tab, when nothing answers',
    tried: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 'every',
    run: opened,
  },
  {
    name: 'open a project on the stops tab',
    tried: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    which: 1,
    run: ({ desk, projectId }) => desk.plan.open({ projectId, on: 'stops' }),
  },
  {
    name: 'read the plan again on the routes tab',
    tried: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    before: opened,
    which: 1,
    run: ({ desk }) => desk.plan.reload(),
  },
  {
    name: 'read the plan again on the stops tab',
    tried: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    before: async (open) => {
      await opened(open)
      await open.desk.plan.open({ projectId: open.projectId, on: 'stops' })
    },
    which: 1,
    run: ({ desk }) => desk.plan.reload(),
  },
  {
    name: 'open a project of which the stops fail',
    tried: 'load stops',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    run: opened,
  },
  {
    name: 'follow a project',
    tried: 'follow the project',
    situation: 'Other failures',
    before: opened,
    which: 'every',
    run: ({ server, projectId }) => server.bells.ring(topicOf(projectId)),
  },
]
