import * as E from 'fp-ts/Either'
import type { PlanChange } from '../../src/domain/history'
import { inStep, type Plan } from '../../src/domain/plan'
import { turnRules, type TurnRules } from '../kit/history-model'
import { slipsFrom } from '../kit/mutants'

/** Puts the rows of a change into the plan, whatever is there by now. */
const forced = (plan: Plan, { routes, stops }: PlanChange, side: 'before' | 'after'): Plan => {
  const rows = new Map(routes.map((route) => [route.index, route[side]]))
  const facts = new Map(stops.map((stop) => [stop.id, stop[side]]))
  const kept = plan.routes.flatMap((route) => (rows.has(route.index) ? [] : [route]))
  const put = [...kept, ...[...rows.values()].flatMap((route) => route ?? [])]
  const staying = [...plan.stops].filter(({ id }) => !facts.has(id))
  return inStep(
    put.toSorted((one, other) => one.index - other.index),
    [...staying, ...[...facts.values()].flatMap((stop) => stop ?? [])],
    plan.extra,
  )
}

/** Wrong ways to undo and redo. */
const slips = {
  'undo is forced over later changes': {
    ...turnRules,
    undoChange: (plan, recorded) =>
      recorded.undoneVersion === undefined
        ? E.right(forced(plan, recorded.change, 'before'))
        : E.left({ kind: 'already undone' }),
  },
  'redo is forced over whatever is there': {
    ...turnRules,
    redoChange: (plan, recorded) =>
      recorded.undoneVersion === undefined
        ? E.left({ kind: 'not undone' })
        : E.right(forced(plan, recorded.change, 'after')),
  },
  'nobody looks at what happened since': {
    undoChange: (plan, recorded) => turnRules.undoChange(plan, recorded, []),
    redoChange: (plan, recorded) => turnRules.redoChange(plan, recorded, []),
  },
  'a change is undone twice': {
    ...turnRules,
    undoChange: (plan, recorded, since) => turnRules.undoChange(plan, { ...recorded, undoneVersion: undefined }, since),
  },
  'any later change is in the way of an undo': {
    ...turnRules,
    undoChange: (plan, recorded, since) =>
      turnRules.undoChange(
        plan,
        recorded,
        since.map((other) => ({ ...other, touched: recorded.touched })),
      ),
  },
  'undone changes are in the way of an undo': {
    ...turnRules,
    undoChange: (plan, recorded, since) =>
      turnRules.undoChange(
        plan,
        recorded,
        since.map((other) => ({ ...other, version: Infinity, undoneVersion: undefined })),
      ),
  },
  'whatever was made since is in the way of a redo': {
    ...turnRules,
    redoChange: (plan, recorded, since) => {
      const { undoneVersion = Infinity } = recorded
      const later = since.find(
        (other) =>
          other.undoneVersion === undefined &&
          other.version > undoneVersion &&
          other.touched.some((one) => recorded.touched.includes(one)),
      )
      return later === undefined
        ? turnRules.redoChange(plan, recorded, since)
        : E.left({ kind: 'in the way', id: later.id, words: later.words, isUndone: false })
    },
  },
} satisfies Readonly<Record<string, TurnRules>>

export const turnSlips = slipsFrom(slips)
