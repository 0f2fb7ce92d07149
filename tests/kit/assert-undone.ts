import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { UndoRefusal, PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { HistoryModel, ModelChange, UndoOrRedo } from './history-model-types'
import { jsonRoundTrip } from './json-round-trip'
import { factsIn, visitingRouteIn } from './plan-queries'

/** The part of the state of an affected key that the change is about. */
const stateOf = (plan: Plan, affectedKey: string, { stops, moved }: PlanChange): unknown => {
  const [kind, ...nameParts] = affectedKey.split(' ')
  const name = nameParts.join(' ')
  switch (kind) {
    case 'route':
      return plan.routes.find((route) => String(route.index) === name)
    case 'stop': {
      const row = stops.find(({ id }) => id === name)
      const isAddedOrRemoved = row !== undefined && (row.before === undefined || row.after === undefined)
      const facts = factsIn(plan, name)
      return [
        row === undefined ? facts === undefined : facts,
        moved.includes(name) || isAddedOrRemoved ? visitingRouteIn(plan, name) : undefined,
      ]
    }
    case 'document':
      return plan.unknownFields
    default:
      return undefined
  }
}

const isSameState = (plan: Plan, other: Plan, affectedKey: string, change: PlanChange): boolean =>
  isDeepStrictEqual(
    withoutFieldOrder(stateOf(plan, affectedKey, change)),
    withoutFieldOrder(stateOf(other, affectedKey, change)),
  )

/** The state without the order of its fields, which is lost when a change is stored. */
const withoutFieldOrder = (state: unknown): unknown => (state === undefined ? undefined : jsonRoundTrip(state))

/**
 * Asserts that everything affected was as the change had left it, and is now as it was before the change; for a redo
 * the reverse.
 */
export const assertUndoneCorrectly = (
  before: Plan,
  after: Plan,
  modelChange: ModelChange,
  action: UndoOrRedo,
): void => {
  const [from, to] =
    action === 'undo'
      ? [modelChange.planAfter, modelChange.planBefore]
      : [modelChange.planBefore, modelChange.planAfter]
  for (const key of modelChange.affectedKeys) {
    assert.ok(isSameState(before, from, key, modelChange.change), `${action} of ${modelChange.id} found another ${key}`)
    assert.ok(isSameState(after, to, key, modelChange.change), `${action} of ${modelChange.id} left another ${key}`)
  }
  const named = new Set(modelChange.affectedKeys)
  for (const { index } of [...before.routes, ...after.routes])
    if (!named.has(`route ${index}`))
      assert.deepEqual(
        after.routes.find((route) => route.index === index),
        before.routes.find((route) => route.index === index),
      )
  for (const { facts } of [...before.stops, ...after.stops])
    if (!named.has(`stop ${facts.id}`)) assert.deepEqual(factsIn(after, facts.id), factsIn(before, facts.id))
}

/** Asserts that a refusal names a change that really conflicts. */
export const assertRefusedCorrectly = (
  { plan, changes }: HistoryModel,
  modelChange: ModelChange,
  action: UndoOrRedo,
  reason: UndoRefusal,
): void => {
  if (reason.kind === 'already undone') return assert.ok(action === 'undo' && modelChange.undoneVersion !== undefined)
  if (reason.kind === 'not undone') return assert.ok(action === 'redo' && modelChange.undoneVersion === undefined)
  if (reason.kind === 'no longer fits') assert.fail(`${action} of ${modelChange.id} is refused, and nobody knows why`)
  const other = changes.find(({ id }) => id === reason.id)
  assert.ok(other !== undefined && other.id !== modelChange.id, 'a change of this project is named')
  assert.ok(
    other.affectedKeys.some((key) => modelChange.affectedKeys.includes(key)),
    `${other.id} has nothing to do with it`,
  )
  const last = modelChange.undoneVersion ?? modelChange.version
  assert.ok((other.undoneVersion ?? other.version) > last, `${other.id} was there before`)
  if (action === 'undo') assert.equal(other.undoneVersion, undefined, `${other.id} is undone itself`)
  else {
    const wasMadeBefore = changes.indexOf(other) < changes.findIndex(({ id }) => id === modelChange.id)
    assert.ok(other.undoneVersion === undefined || wasMadeBefore, `${other.id} is undone, and nothing depends on it`)
    assert.ok(
      modelChange.affectedKeys.some(
        (key) => !isSameState(plan, modelChange.planBefore, key, modelChange.change) || key.startsWith('carrier'),
      ),
      `everything stands as ${modelChange.id} found it`,
    )
  }
}
