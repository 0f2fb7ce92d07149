import * as E from 'fp-ts/Either'
import { diffPlans, isEmptyChange, affectedItemKeysOf, type UndoRefusal } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { afterEdit, type Edit } from './edits'
import { right } from './either'
import type { HistoryModel, ModelChange, UndoOrRedo } from './history-model-types'
import { jsonRoundTrip } from './json-round-trip'
import { assertRefusedCorrectly, assertUndoneCorrectly } from './assert-undone'
import { decodePlanChange } from '../../contract/history'
import { encodePlanChange } from './encode-plan-change'
import { planAfterRedo, planAfterUndo } from './undo-redo-at-once'

/** A step of a user on a project; `which` is counted modulo the number of changes. */
export type Step = Edit | { readonly edit: 'undo' | 'redo'; readonly which: number }

export type UndoRules = { readonly planAfterUndo: typeof planAfterUndo; readonly planAfterRedo: typeof planAfterRedo }

export const undoRules: UndoRules = { planAfterUndo, planAfterRedo }

export const historyModelOf = (plan: Plan): HistoryModel => ({ plan, version: 1, changes: [] })

export const afterStep = (rules: UndoRules, model: HistoryModel, step: Step): HistoryModel => {
  switch (step.edit) {
    case 'undo':
    case 'redo': {
      const modelChange = model.changes[step.which % Math.max(model.changes.length, 1)]
      return modelChange === undefined
        ? model
        : afterUndoStep(model, modelChange, step.edit, applyUndoRule(rules, model, modelChange, step.edit))
    }
    default:
      return afterEditStep(model, step)
  }
}

const afterEditStep = ({ plan, version, changes }: HistoryModel, edit: Edit): HistoryModel => {
  const planAfter = afterEdit(plan, edit)
  const change = diffPlans(plan, planAfter)
  if (isEmptyChange(change)) return { plan, version, changes }
  const modelChange: ModelChange = {
    id: `c${changes.length}`,
    description: `${edit.edit} ${changes.length}`,
    version: version + 1,
    undoneVersion: undefined,
    affectedKeys: affectedItemKeysOf(change),
    change,
    planBefore: plan,
    planAfter,
  }
  return { plan: planAfter, version: version + 1, changes: [...changes, modelChange] }
}

/** Applies the rule to the stored form of the change, with the changes that were made, undone or redone since. */
const applyUndoRule = (
  rules: UndoRules,
  { plan, changes }: HistoryModel,
  modelChange: ModelChange,
  action: UndoOrRedo,
): E.Either<UndoRefusal, Plan> => {
  const lastVersion = modelChange.undoneVersion ?? modelChange.version
  const laterChanges = changes.filter(
    (other) => other.version > lastVersion || (other.undoneVersion ?? 0) > lastVersion,
  )
  const storedChange = {
    ...modelChange,
    change: right(decodePlanChange(jsonRoundTrip(encodePlanChange(modelChange.change)), plan)),
  }
  return action === 'undo'
    ? rules.planAfterUndo(plan, storedChange, laterChanges)
    : rules.planAfterRedo(plan, storedChange, laterChanges)
}

const afterUndoStep = (
  model: HistoryModel,
  modelChange: ModelChange,
  action: UndoOrRedo,
  answer: E.Either<UndoRefusal, Plan>,
): HistoryModel => {
  if (E.isLeft(answer)) {
    assertRefusedCorrectly(model, modelChange, action, answer.left)
    return model
  }
  assertUndoneCorrectly(model.plan, answer.right, modelChange, action)
  const version = model.version + 1
  const updated: ModelChange =
    action === 'undo'
      ? { ...modelChange, undoneVersion: version }
      : { ...modelChange, version, undoneVersion: undefined, planBefore: model.plan, planAfter: answer.right }
  return {
    plan: answer.right,
    version,
    changes: model.changes.map((item) => (item.id === modelChange.id ? updated : item)),
  }
}
