import assert from 'node:assert/strict'
import type { Plan } from '../../src/domain/plan'

/** The same routes, stops in their order, and other fields; whatever sheets the stops are on. */
export const assertSamePlan = (plan: Plan | undefined, other: Plan | undefined): void =>
  assert.deepEqual(plan && laidOut(plan), other && laidOut(other))

const laidOut = ({ stops, ...others }: Plan): unknown => ({ ...others, stops: [...stops] })
