import assert from 'node:assert/strict'
import type { Plan } from '../../src/domain/plan'
import { isReload, routeIndexOfReload, stopVisitsOf } from '../../src/domain/route'
import { assertConsistent } from './simple-plan'
import { idsIn } from './plan-queries'

/**
 * Asserts that a plan is valid: each stop occurs once and is visited at most once, every visit has its stop, and every
 * reload names its route.
 */
export const assertValidPlan = (plan: Plan): void => {
  assertConsistent(plan)
  const ids = idsIn(plan)
  const visits = plan.routes.flatMap((route) => route.visits.map(({ id }) => id))
  const visitedStops = plan.routes.flatMap((route) => stopVisitsOf(route).map(({ id }) => id))
  const indexes = plan.routes.map(({ index }) => index)
  assert.deepEqual([...new Set(ids)], ids)
  for (const { index, visits: own } of plan.routes)
    for (const reload of own.filter(isReload)) assert.equal(routeIndexOfReload(reload.id), index)
  assert.deepEqual([...new Set(visits)], visits)
  assert.deepEqual(
    visitedStops.filter((id) => !ids.includes(id)),
    [],
  )
  assert.deepEqual(
    [...new Set(indexes)].toSorted((first, second) => first - second),
    indexes,
  )
}
