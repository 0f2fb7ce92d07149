import assert from 'node:assert/strict'
import type { Plan } from '../../src/domain/plan'
import { assertSound } from './paper-model'
import { idsIn } from './plan-queries'

/** Asserts that a plan is valid: each stop is there once and is visited at most once, and every visit has its stop. */
export const assertKept = (plan: Plan): void => {
  assertSound(plan)
  const ids = idsIn(plan)
  const visits = plan.routes.flatMap((route) => route.visits.map(({ id }) => id))
  const indexes = plan.routes.map(({ index }) => index)
  assert.deepEqual([...new Set(ids)], ids)
  assert.deepEqual([...new Set(visits)], visits)
  assert.deepEqual(
    visits.filter((id) => !ids.includes(id)),
    [],
  )
  assert.deepEqual(
    [...new Set(indexes)].toSorted((one, other) => one - other),
    indexes,
  )
}
