import {
  diffMapContents,
  emptyMapContent,
  findMissedSlots,
  initialMapView,
  mapContentOf,
  pinOf,
} from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { cloneOf } from '../../tests/kit/builders/plan'
import { right } from '../../tests/kit/either'
import { timedCall, timedCallWithFresh, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'

const mapContentOfPlan = (plan: Plan) => mapContentOf(plan, initialMapView, undefined)

/** Everything computed to draw a plan: its map content, and the pins that the map asks for. */
const firstDrawing = (plan: Plan): number => {
  let count = 0
  for (const stop of diffMapContents(emptyMapContent, mapContentOfPlan(plan)).pins.upserted)
    if (pinOf(stop)?.name !== '') count += 1
  return count
}

export const mapContentCases: ReadonlyArray<TimedCase> = [
  {
    name: 'map content, of a plan never drawn',
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
    name: 'map content and changes, after a move',
    baselineName: 'deep clone, map content, changes',
    forSize: (size) => {
      const plan = benchPlanOf(size)
      const found = findMissedSlots(plan)
      const before = mapContentOf(plan, initialMapView, undefined, found.missedSlotsByStop)
      const mapContentAfterMove = (moved: Plan) =>
        mapContentOf(moved, initialMapView, undefined, findMissedSlots(moved, found).missedSlotsByStop)
      const [first] = plan.stops
      const movedPlan = right(moveStop(plan, { id: first?.facts.id ?? '', to: 1, number: undefined }))
      return {
        product: timedCall(() => diffMapContents(before, mapContentAfterMove(movedPlan)).pins.upserted.length),
        baseline: timedCall(() => diffMapContents(before, mapContentOfPlan(cloneOf(movedPlan))).pins.upserted.length),
      }
    },
  },
]
