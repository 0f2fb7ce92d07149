import { opened, type UseCase } from './use-case'

const first = { index: 0, driverId: undefined, color: undefined, driverName: undefined }
const second = { ...first, index: 1 }

export const routeCases: ReadonlyArray<UseCase> = [
  {
    name: 'recalculate a route',
    tried: 'recalculate a route',
    situation: 'Other failures',
    before: opened,
    run: ({ desk }) => desk.route.recalculate(0),
  },
  {
    name: 'change the driver of a route',
    tried: 'change the driver of a route',
    situation: 'Other failures',
    before: opened,
    run: ({ desk }) => desk.route.changeDriver({ route: first, to: undefined }),
  },
  {
    name: 'change the driver of a stop',
    tried: 'change the driver of a stop',
    situation: 'Other failures',
    before: opened,
    run: ({ desk }) => desk.route.handOver({ id: 'a', from: 0, place: 1, to: second }),
  },
  {
    name: 'refresh the plan',
    tried: 'load the stops document',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    before: opened,
    run: ({ desk }) => desk.plan.refresh(),
  },
]
