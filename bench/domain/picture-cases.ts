import { emptyPicture, diffPictures, pictureOf, pinOf, initialMapView } from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { cloneOf } from '../../tests/kit/builders/plan'
import { right } from '../../tests/kit/either'
import { timedCall, timedCallWithFresh, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'

const pictureOfPlan = (plan: Plan) => pictureOf(plan, initialMapView, undefined)

/** Everything computed to draw a plan: its picture, and the pins that the map asks for. */
const firstDrawing = (plan: Plan): number => {
  let count = 0
  for (const stop of diffPictures(emptyPicture, pictureOfPlan(plan)).pins.upserted)
    if (pinOf(stop)?.name !== '') count += 1
  return count
}

export const pictureCases: ReadonlyArray<TimedCase> = [
  {
    name: 'picture, of a plan never drawn',
    baselineName: 'the same after a deep clone',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      return {
        product: timedCallWithFresh(() => cloneOf(plan), firstDrawing),
        baseline: timedCall(() => firstDrawing(cloneOf(plan))),
      }
    },
  },
  {
    name: 'picture and changes, after a move',
    baselineName: 'deep clone, picture, changes',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const before = pictureOfPlan(plan)
      const [first] = plan.stops
      const movedPlan = right(moveStop(plan, { id: first?.facts.id ?? '', to: 1, number: undefined }))
      return {
        product: timedCall(() => diffPictures(before, pictureOfPlan(movedPlan)).pins.upserted.length),
        baseline: timedCall(() => diffPictures(before, pictureOfPlan(cloneOf(movedPlan))).pins.upserted.length),
      }
    },
  },
]
