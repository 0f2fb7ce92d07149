import { expect, it } from 'vitest'
import { failureMessageOf, type CallFailure } from '../../../src/domain/failure'

const refusal = (message: string): CallFailure => ({ kind: 'refused', code: 'invalid', message })

it.each<readonly [CallFailure, string]>([
  [refusal('Project name is missing'), 'Project name is missing'],
  [refusal(' '), 'the server did not answer as it should'],
  [{ kind: 'unreachable' }, 'the server could not be reached'],
  [{ kind: 'unreadable', path: ['data.id'] }, 'the server did not answer as it should'],
])('the message of %j is as specified', (failure, message) => {
  expect(failureMessageOf(failure)).toBe(message)
})
