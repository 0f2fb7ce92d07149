import { affectedItemKeysOf, diffPlans, type UndoableChange } from '../../../src/domain/history'
import type { Plan } from '../../../src/domain/plan'

/** A change as the history keeps it. */
export const recorded = (id: string, version: number, before: Plan, after: Plan): UndoableChange => {
  const change = diffPlans(before, after)
  return {
    id,
    description: `words of ${id}`,
    version,
    undoneVersion: undefined,
    affectedKeys: affectedItemKeysOf(change),
    change,
  }
}

export const undoneAtVersion = (one: UndoableChange, undoneVersion: number): UndoableChange => ({
  ...one,
  undoneVersion,
})
