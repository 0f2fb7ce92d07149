import * as E from 'fp-ts/Either'
import type { PlanChange } from '../../src/domain/history'
import { assemblePlan, type Plan } from '../../src/domain/plan'
import { undoRules, type UndoRules } from '../kit/history-model'
import { mutantsFrom } from '../kit/mutants'
import { unplannedStop } from '../../src/domain/stop'

/** Puts the rows of a change into the plan, over any later change. */
const forceBeforeOrAfter = (plan: Plan, { routes, stops }: PlanChange, moment: 'before' | 'after'): Plan => {
  const rows = new Map(routes.map((route) => [route.index, route[moment]]))
  const stopFactsById = new Map(stops.map((stop) => [stop.id, stop[moment]]))
  const unchangedRoutes = plan.routes.flatMap((route) => (rows.has(route.index) ? [] : [route]))
  const allRoutes = [...unchangedRoutes, ...[...rows.values()].flatMap((route) => route ?? [])]
  const unchangedStops = [...plan.stops].filter(({ facts: { id } }) => !stopFactsById.has(id))
  return assemblePlan(
    allRoutes.toSorted((one, other) => one.index - other.index),
    [
      ...unchangedStops,
      ...[...stopFactsById.values()].flatMap((facts) => (facts === undefined ? [] : unplannedStop(facts))),
    ],
    plan.unknownFields,
  )
}

/** Wrong ways to undo and redo. */
const mutants = {
  'undo is forced over later changes': {
    ...undoRules,
    planAfterUndo: (plan, recordedChange) =>
      recordedChange.undoneVersion === undefined
        ? E.right(forceBeforeOrAfter(plan, recordedChange.change, 'before'))
        : E.left({ kind: 'already undone' }),
  },
  'redo is forced over later changes': {
    ...undoRules,
    planAfterRedo: (plan, recordedChange) =>
      recordedChange.undoneVersion === undefined
        ? E.left({ kind: 'not undone' })
        : E.right(forceBeforeOrAfter(plan, recordedChange.change, 'after')),
  },
  'later changes are not checked': {
    planAfterUndo: (plan, recordedChange) => undoRules.planAfterUndo(plan, recordedChange, []),
    planAfterRedo: (plan, recordedChange) => undoRules.planAfterRedo(plan, recordedChange, []),
  },
  'a change is undone twice': {
    ...undoRules,
    planAfterUndo: (plan, recordedChange, since) =>
      undoRules.planAfterUndo(plan, { ...recordedChange, undoneVersion: undefined }, since),
  },
  'any later change is in the way of an undo': {
    ...undoRules,
    planAfterUndo: (plan, recordedChange, since) =>
      undoRules.planAfterUndo(
        plan,
        recordedChange,
        since.map((other) => ({ ...other, affectedKeys: recordedChange.affectedKeys })),
      ),
  },
  'undone changes are in the way of an undo': {
    ...undoRules,
    planAfterUndo: (plan, recordedChange, since) =>
      undoRules.planAfterUndo(
        plan,
        recordedChange,
        since.map((other) => ({ ...other, version: Infinity, undoneVersion: undefined })),
      ),
  },
  'any later change is in the way of a redo': {
    ...undoRules,
    planAfterRedo: (plan, recordedChange, since) => {
      const { undoneVersion = Infinity } = recordedChange
      const later = since.find(
        (other) =>
          other.undoneVersion === undefined &&
          other.version > undoneVersion &&
          other.affectedKeys.some((one) => recordedChange.affectedKeys.includes(one)),
      )
      return later === undefined
        ? undoRules.planAfterRedo(plan, recordedChange, since)
        : E.left({ kind: 'in the way', id: later.id, description: later.description, isUndone: false })
    },
  },
} satisfies Readonly<Record<string, UndoRules>>

export const undoRedoMutants = mutantsFrom(mutants)
