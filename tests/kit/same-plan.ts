import assert from 'node:assert/strict'
import type { Plan } from '../../src/domain/plan'

/**
 * Asserts that two plans have the same routes, stops in order, and other fields; the chunks of the stops do not matter.
 */
export const assertSamePlan = (plan: Plan | undefined, other: Plan | undefined): void =>
  assert.deepEqual(plan && withStopArray(plan), other && withStopArray(other))

const withStopArray = ({ stops, ...others }: Plan): unknown => ({ ...others, stops: [...stops] })
