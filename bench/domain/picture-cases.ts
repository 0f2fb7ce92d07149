import { changesBetween, pictureOf, wholeMap } from '../../src/domain/map'
import { moveStop } from '../../src/domain/plan'
import { right } from '../../tests/kit/either'
import { benchCase, benchCaseWith, type BenchCase } from '../bench-case'
import { aPlanOf } from './a-plan'

const drawn = (plan: ReturnType<typeof aPlanOf>) => pictureOf(plan, wholeMap, undefined)

export const pictureCases: ReadonlyArray<BenchCase> = [
  {
    name: 'picture, of a plan never drawn',
    against: 'the same after a deep clone',
    at: (size) => {
      const plan = aPlanOf(size)
      return {
        ours: benchCaseWith(() => structuredClone(plan), drawn),
        plain: benchCase(() => drawn(structuredClone(plan))),
      }
    },
  },
  {
    name: 'picture and changes, after a move',
    against: 'deep clone, picture, changes',
    at: (size) => {
      const plan = aPlanOf(size)
      const before = drawn(plan)
      const moved = right(moveStop(plan, { id: plan.stops[0]?.id ?? '', to: 1, number: undefined }))
      return {
        ours: benchCase(() => changesBetween(before, drawn(moved)).marks.put.length),
        plain: benchCase(() => changesBetween(before, drawn(structuredClone(moved))).marks.put.length),
      }
    },
  },
]
