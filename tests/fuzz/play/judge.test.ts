import { describe, expect, it } from 'vitest'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { contentPolicy } from '../../../server'
import type { Answer } from './send-request'
import { judge } from './check-answer'
import { judgeVersion } from './check-version'
import { newProject, nothingKnown } from './known-state'
import type { Request } from './resolve-request'

const request = (call: AnyEndpoint, said: Partial<Request> = {}): Request => ({
  call,
  method: call.method,
  url: call.path,
  headers: {},
  payload: undefined,
  names: {},
  project: undefined,
  isForeign: false,
  ...said,
})

const safe = {
  'content-security-policy': contentPolicy({ tileUrl: undefined, apiBase: '' }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-type': 'application/json; charset=utf-8',
}

const answer = (status: number, body: unknown, headers: Answer['headers'] = safe): Answer => ({
  status,
  headers,
  body,
  text: body === undefined ? '' : JSON.stringify(body),
})

const alive = request(endpoints.isAlive)
const adding = request(endpoints.addStop)

describe('the judge', () => {
  it('accepts correct answers', () => {
    expect(() => {
      judge(alive, answer(200, { status: 'ok' }))
      judge(request(endpoints.deleteProject), answer(204, undefined))
      judge(request(endpoints.listStops, { headers: { 'if-none-match': '"1"' } }), answer(304, undefined))
      judge(adding, answer(422, { code: 'invalid', message: 'Zip is missing', details: [] }))
    }).not.toThrow()
  })

  it.each<readonly [string, Request, Answer, RegExp]>([
    ['a failure', alive, answer(500, { code: 'server_error', message: 'x' }), /answers 500/],
    ['a missing header', alive, answer(200, { status: 'ok' }, { ...safe, 'x-frame-options': undefined }), /x-frame/],
    ['another status', alive, answer(201, { status: 'ok' }), /201/],
    ['another type', alive, answer(200, { status: 'ok' }, { ...safe, 'content-type': 'text/html' }), /text\/html/],
    ['an answer that nobody reads', alive, answer(200, { status: 'fine' }), /cannot read/],
    [
      'an answer beside its schema',
      request(endpoints.createProject),
      answer(201, { data: { id: 7, projectName: 'x' } }),
      /schema/,
    ],
    ['a body where there is none', request(endpoints.deleteProject), answer(204, {}), /{}/],
    ['a refusal that is none', adding, answer(422, { error: 'no' }), /No refusal/],
    ['a refusal under another status', adding, answer(400, { code: 'invalid', message: 'x' }), /400/],
    ['a refusal nobody was told of', adding, answer(409, { code: 'other_driver', message: 'x' }), /contract/],
    ['a refusal without words', adding, answer(422, { code: 'invalid', message: ' ' }), /words/],
    [
      'a refusal that shows the code',
      adding,
      answer(422, { code: 'invalid', message: 'at file:///srv/app.ts:7' }),
      /where the code is/,
    ],
    ['a method that is not in the table', { ...alive, method: 'PUT' }, answer(200, { status: 'ok' }), /table/],
    ['an answer left out', request(endpoints.listStops), answer(304, undefined), /Nobody said/],
  ])('sees %s', (_, asked, given, complaint) => {
    expect(() => judge(asked, given)).toThrow(complaint)
  })
})

describe('the judge of versions', () => {
  const project = { ...newProject('p'), version: 5 }
  const saving = (ifMatch?: string): Request =>
    request(endpoints.saveProject, {
      project,
      names: { id: 'p' },
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    })
  const at = (version: number, status = 200): Answer => answer(status, {}, { ...safe, etag: `"${version}"` })
  const judged = (asked: Request, given: Answer) => () => judgeVersion(asked, given, nothingKnown('anna'))

  it('allows a write one new version, or none where it changes nothing', () => {
    expect(judged(saving(), at(6))).not.toThrow()
    expect(judged(saving('"5"'), at(5))).not.toThrow()
    expect(judged(saving('"4"'), answer(412, { code: 'stale', version: 5 }))).not.toThrow()
  })

  it.each<readonly [string, Request, Answer]>([
    ['two versions at once', saving(), at(7)],
    ['a version back', saving(), at(4)],
    ['a read that makes one', request(endpoints.readProject, { project }), at(6)],
    ['a write on an old version', saving('"4"'), at(6)],
    ['the right version refused', saving('"5"'), answer(412, { code: 'stale', version: 5 })],
    ['a refusal that says another version', saving('"4"'), answer(412, { code: 'stale', version: 4 })],
  ])('sees %s', (_, asked, given) => {
    expect(judged(asked, given)).toThrow(/version/)
  })
})
