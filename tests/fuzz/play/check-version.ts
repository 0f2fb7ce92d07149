import assert from 'node:assert/strict'
import { isJsonObject } from '../../../src/domain/parse'
import type { Answer } from './send-request'
import type { KnownState } from './known-state'
import type { Request } from './resolve-request'

/** The number in an ETag; undefined if there is none. */
export const versionOf = ({ headers }: Pick<Answer, 'headers'>): number | undefined => {
  const match = /^"(\d+)"$/.exec(String(headers['etag']))
  return match === null ? undefined : Number(match[1])
}

/**
 * Only an accepted request makes a version, and at most one. A request with the current version is never refused as
 * stale; one with an old version always is.
 */
export const checkVersion = (request: Request, answer: Answer, known: KnownState): void => {
  const { endpoint, project, names, headers } = request
  const previous = project?.version ?? (endpoint.group === 'Drivers' ? known.drivers.get(names['id'] ?? '') : undefined)
  if (previous === undefined) return
  const { status, body } = answer
  const [expected, current] = [headers['if-match'], versionOf(answer)]
  if (status === 412) {
    assert.equal(isJsonObject(body) ? body['version'] : undefined, previous, 'It says another version')
    assert.ok(expected !== undefined && !expected.includes(`"${previous}"`), 'The version was right')
  }
  if (status >= 300) return
  if (endpoint.version.checksIfMatch && /^"\d+"$/.test(expected ?? ''))
    assert.equal(expected, `"${previous}"`, 'The version was old')
  if (current === undefined) return
  const allowed = endpoint.method === 'GET' ? [previous] : [previous, previous + 1]
  assert.ok(allowed.includes(current), `From version ${previous} to ${current}`)
}
