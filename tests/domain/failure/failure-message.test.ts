import { expect, it } from 'vitest'
import { whyItFailed, type CallFailed } from '../../../src/domain/failure'

const refused = (message: string): CallFailed => ({ kind: 'refused', code: 'invalid', message })

it.each<readonly [CallFailed, string]>([
  [refused('Project name is missing'), 'Project name is missing'],
  [refused(' '), 'the server did not answer as it should'],
  [{ kind: 'unreachable' }, 'the server cannot be reached'],
  [{ kind: 'unreadable', at: ['data.id'] }, 'the server did not answer as it should'],
])('says why it failed: %j', (failed, words) => {
  expect(whyItFailed(failed)).toBe(words)
})
