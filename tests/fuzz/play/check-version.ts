import assert from 'node:assert/strict'
import { isRecord } from '../../../src/domain/parse'
import type { Answer } from './send-request'
import type { Known } from './known-state'
import type { Request } from './resolve-request'

/** The number in an ETag; undefined where it has none. */
export const versionIn = ({ headers }: Pick<Answer, 'headers'>): number | undefined => {
  const found = /^"(\d+)"$/.exec(String(headers['etag']))
  return found === null ? undefined : Number(found[1])
}

/**
 * Only an accepted request makes a version, and one at most. A request with the current version is never refused as
 * stale; one with an old version always is.
 */
export const judgeVersion = (request: Request, answer: Answer, known: Known): void => {
  const { call, project, names, headers } = request
  const before = project?.version ?? (call.group === 'Drivers' ? known.drivers.get(names['id'] ?? '') : undefined)
  if (before === undefined) return
  const { status, body } = answer
  const [expected, now] = [headers['if-match'], versionIn(answer)]
  if (status === 412) {
    assert.equal(isRecord(body) ? body['version'] : undefined, before, 'It says another version')
    assert.ok(expected !== undefined && !expected.includes(`"${before}"`), 'The version was right')
  }
  if (status >= 300) return
  if (call.version.checked && /^"\d+"$/.test(expected ?? ''))
    assert.equal(expected, `"${before}"`, 'The version was old')
  if (now === undefined) return
  const may = call.method === 'GET' ? [before] : [before, before + 1]
  assert.ok(may.includes(now), `From version ${before} to ${now}`)
}
