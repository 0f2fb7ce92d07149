import { describe, expect, it } from 'vitest'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { contentPolicy } from '../../../server'
import type { Answer } from './send-request'
import { checkAnswer } from './check-answer'
import { checkVersion } from './check-version'
import { newProject, emptyKnownState } from './known-state'
import type { Request } from './resolve-request'

const request = (call: AnyEndpoint, changes: Partial<Request> = {}): Request => ({
  call,
  method: call.method,
  url: call.path,
  headers: {},
  payload: undefined,
  names: {},
  project: undefined,
  isForeign: false,
  ...changes,
})

const safeHeaders = {
  'content-security-policy': contentPolicy({ tileUrl: undefined, apiBase: '' }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-type': 'application/json; charset=utf-8',
}

const answer = (status: number, body: unknown, headers: Answer['headers'] = safeHeaders): Answer => ({
  status,
  headers,
  body,
  text: body === undefined ? '' : JSON.stringify(body),
})

const aliveRequest = request(endpoints.isAlive)
const addRequest = request(endpoints.addStop)

describe('the judge', () => {
  it('accepts correct answers', () => {
    expect(() => {
      checkAnswer(aliveRequest, answer(200, { status: 'ok' }))
      checkAnswer(request(endpoints.deleteProject), answer(204, undefined))
      checkAnswer(request(endpoints.listStops, { headers: { 'if-none-match': '"1"' } }), answer(304, undefined))
      checkAnswer(addRequest, answer(422, { code: 'invalid', message: 'Zip is missing', details: [] }))
    }).not.toThrow()
  })

  it.each<readonly [string, Request, Answer, RegExp]>([
    ['a failure', aliveRequest, answer(500, { code: 'server_error', message: 'x' }), /answers 500/],
    [
      'a missing header',
      aliveRequest,
      answer(200, { status: 'ok' }, { ...safeHeaders, 'x-frame-options': undefined }),
      /x-frame/,
    ],
    ['another status', aliveRequest, answer(201, { status: 'ok' }), /201/],
    [
      'another type',
      aliveRequest,
      answer(200, { status: 'ok' }, { ...safeHeaders, 'content-type': 'text/html' }),
      /text\/html/,
    ],
    ['an answer that nobody reads', aliveRequest, answer(200, { status: 'fine' }), /cannot read/],
    [
      'an answer beside its schema',
      request(endpoints.createProject),
      answer(201, { data: { id: 7, projectName: 'x' } }),
      /schema/,
    ],
    ['a body where there is none', request(endpoints.deleteProject), answer(204, {}), /{}/],
    ['a refusal that is none', addRequest, answer(422, { error: 'no' }), /No refusal/],
    ['a refusal under another status', addRequest, answer(400, { code: 'invalid', message: 'x' }), /400/],
    ['a refusal nobody was told of', addRequest, answer(409, { code: 'other_driver', message: 'x' }), /contract/],
    ['a refusal without words', addRequest, answer(422, { code: 'invalid', message: ' ' }), /words/],
    [
      'a refusal that shows the code',
      addRequest,
      answer(422, { code: 'invalid', message: 'at file:///srv/app.ts:7' }),
      /where the code is/,
    ],
    ['a method that is not in the table', { ...aliveRequest, method: 'PUT' }, answer(200, { status: 'ok' }), /table/],
    ['an answer left out', request(endpoints.listStops), answer(304, undefined), /Nobody said/],
  ])('sees %s', (_, sentRequest, received, expectedError) => {
    expect(() => checkAnswer(sentRequest, received)).toThrow(expectedError)
  })
})

describe('the judge of versions', () => {
  const project = { ...newProject('p'), version: 5 }
  const saveRequest = (ifMatch?: string): Request =>
    request(endpoints.saveProject, {
      project,
      names: { id: 'p' },
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    })
  const answerWithVersion = (version: number, status = 200): Answer =>
    answer(status, {}, { ...safeHeaders, etag: `"${version}"` })
  const checkVersionOf = (sentRequest: Request, received: Answer) => () =>
    checkVersion(sentRequest, received, emptyKnownState('anna'))

  it('allows a write one new version, or none where it changes nothing', () => {
    expect(checkVersionOf(saveRequest(), answerWithVersion(6))).not.toThrow()
    expect(checkVersionOf(saveRequest('"5"'), answerWithVersion(5))).not.toThrow()
    expect(checkVersionOf(saveRequest('"4"'), answer(412, { code: 'stale', version: 5 }))).not.toThrow()
  })

  it.each<readonly [string, Request, Answer]>([
    ['two versions at once', saveRequest(), answerWithVersion(7)],
    ['a version back', saveRequest(), answerWithVersion(4)],
    ['a read that makes one', request(endpoints.readProject, { project }), answerWithVersion(6)],
    ['a write on an old version', saveRequest('"4"'), answerWithVersion(6)],
    ['the right version refused', saveRequest('"5"'), answer(412, { code: 'stale', version: 5 })],
    ['a refusal that says another version', saveRequest('"4"'), answer(412, { code: 'stale', version: 4 })],
  ])('sees %s', (_, sentRequest, received) => {
    expect(checkVersionOf(sentRequest, received)).toThrow(/version/)
  })
})
