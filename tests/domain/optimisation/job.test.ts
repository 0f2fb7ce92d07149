import { expect, it } from 'vitest'
import { isFinished, type JobState } from '../../../src/domain/optimisation'

it.each<[JobState, boolean]>([
  ['queued', false],
  ['running', false],
  ['done', true],
  ['failed', true],
  ['cancelled', true],
])('a job that is %s is finished: %j', (state, finished) => {
  expect(isFinished({ state })).toBe(finished)
})
