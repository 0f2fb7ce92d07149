import { describe, expect, it } from 'vitest'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { contentPolicy } from '../../../server'
import type { Answer } from './send-request'
import { checkAnswer } from './check-answer'
import { checkVersion } from './check-version'
import { newProject, emptyKnownState } from './known-state'
import type { Request } from './resolve-request'

const request = (endpoint: AnyEndpoint, changes: Partial<Request> = {}): Request => ({
  endpoint,
  method: endpoint.method,
  url: endpoint.path,
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

describe('checkAnswer', () => {
  it('correct answers are accepted', () => {
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
    ['an answer that cannot be decoded', aliveRequest, answer(200, { status: 'fine' }), /cannot read/],
    [
      'an answer that does not fit its schema',
      request(endpoints.createProject),
      answer(201, { data: { id: 7, projectName: 'x' } }),
      /schema/,
    ],
    ['a body with status 204', request(endpoints.deleteProject), answer(204, {}), /{}/],
    ['a malformed refusal', addRequest, answer(422, { error: 'no' }), /No refusal/],
    ['a refusal with the wrong status', addRequest, answer(400, { code: 'invalid', message: 'x' }), /400/],
    ['an undeclared refusal', addRequest, answer(409, { code: 'other_driver', message: 'x' }), /contract/],
    ['a refusal with a blank message', addRequest, answer(422, { code: 'invalid', message: ' ' }), /words/],
    [
      'a refusal that shows a source file',
      addRequest,
      answer(422, { code: 'invalid', message: 'at file:///srv/app.ts:7' }),
      /where the code is/,
    ],
    ['an undeclared method', { ...aliveRequest, method: 'PUT' }, answer(200, { status: 'ok' }), /table/],
    ['an unrequested 304', request(endpoints.listStops), answer(304, undefined), /Nobody said/],
  ])('an incorrect answer is rejected: %s', (_, sentRequest, received, expectedError) => {
    expect(() => checkAnswer(sentRequest, received)).toThrow(expectedError)
  })
})

describe('checkVersion', () => {
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

  it('a write may make one new version, or none if it changes nothing', () => {
    expect(checkVersionOf(saveRequest(), answerWithVersion(6))).not.toThrow()
    expect(checkVersionOf(saveRequest('"5"'), answerWithVersion(5))).not.toThrow()
    expect(checkVersionOf(saveRequest('"4"'), answer(412, { code: 'stale', version: 5 }))).not.toThrow()
  })

  it.each<readonly [string, Request, Answer]>([
    ['two versions at once', saveRequest(), answerWithVersion(7)],
    ['a lower version', saveRequest(), answerWithVersion(4)],
    ['a read that makes a version', request(endpoints.readProject, { project }), answerWithVersion(6)],
    ['a write on an old version', saveRequest('"4"'), answerWithVersion(6)],
    ['a refusal of the current version', saveRequest('"5"'), answer(412, { code: 'stale', version: 5 })],
    ['a refusal with a wrong version', saveRequest('"4"'), answer(412, { code: 'stale', version: 4 })],
  ])('an incorrect version is rejected: %s', (_, sentRequest, received) => {
    expect(checkVersionOf(sentRequest, received)).toThrow(/version/)
  })
})
