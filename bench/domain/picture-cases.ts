import { blankPicture, changesBetween, pictureOf, pinOf, wholeMap } from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { cloneOf } from '../../tests/kit/builders/plan'
import { right } from '../../tests/kit/either'
import { benchCase, benchCaseWith, type BenchCase } from '../timed-case'
import { aPlanOf } from './bench-plan'

const drawn = (plan: Plan) => pictureOf(plan, wholeMap, undefined)

/** All that is made of a plan to draw it: its picture, and the look of each pin, as the map asks for them. */
const drawnFirst = (plan: Plan): number => {
  let seen = 0
  for (const stop of changesBetween(blankPicture, drawn(plan)).pins.put) if (pinOf(stop)?.name !== '') seen += 1
  return seen
}

export const pictureCases: ReadonlyArray<BenchCase> = [
  {
    name: 'picture, of a plan never drawn',
    against: 'the same after a deep clone',
    at: (size) => {
      const plan = aPlanOf(size)
      return {
        ours: benchCaseWith(() => cloneOf(plan), drawnFirst),
        plain: benchCase(() => drawnFirst(cloneOf(plan))),
      }
    },
  },
  {
    name: 'picture and changes, after a move',
    against: 'deep clone, picture, changes',
    at: (size) => {
      const plan = aPlanOf(size)
      const before = drawn(plan)
      const [first] = plan.stops
      const moved = right(moveStop(plan, { id: first?.id ?? '', to: 1, number: undefined }))
      return {
        ours: benchCase(() => changesBetween(before, drawn(moved)).pins.put.length),
        plain: benchCase(() => changesBetween(before, drawn(cloneOf(moved))).pins.put.length),
      }
    },
  },
]
