import { openProject, type UseCase } from './use-case'

const first = { index: 0, driverId: undefined, color: undefined, driverName: undefined }
const second = { ...first, index: 1 }

export const routeCases: ReadonlyArray<UseCase> = [
  {
    name: 'recalculate a route',
    callName: 'recalculate a route',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.route.recalculate(0),
  },
  {
    name: 'recalculate all routes',
    callName: 'recalculate all routes',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.route.recalculateAll(),
  },
  {
    name: 'change the driver of a route',
    callName: 'change the driver of a route',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.route.changeDriver({ route: first, to: undefined }),
  },
  {
    name: 'change the driver of a stop',
    callName: 'change the driver of a stop',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.route.changeStopDriver({ id: 'a', from: 0, activityIndex: 1, to: second }),
  },
  {
    name: 'remove a route',
    callName: 'remove a route',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.route.remove(0),
  },
  {
    name: 'refresh the plan',
    callName: 'load the stops document',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    before: openProject,
    run: ({ app }) => app.plan.refresh(),
  },
]
