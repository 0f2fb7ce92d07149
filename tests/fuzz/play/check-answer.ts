import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import { refusals, type RefusalCode } from '../../../contract'
import { refusalCodesOf } from '../../../contract/endpoint'
import { projectChangedCodec } from '../../../contract/history'
import { reasonsOf } from '../../../contract/codec'
import { isJsonObject } from '../../../src/domain/parse'
import { schemaMismatches } from '../../kit/schema-mismatches'
import type { Answer } from './send-request'
import type { Request } from './resolve-request'

/** The rules for every answer to any request; throws if one is violated. */
export const checkAnswer = (request: Request, answer: Answer): void => {
  assert.ok(answer.status < 500, `A server answers ${answer.status}`)
  for (const [name, pattern] of securityHeaders) assert.match(String(answer.headers[name]), pattern, name)
  if (answer.status === 304) checkUnchanged(request, answer)
  else if (answer.status >= 400) checkRefusal(request, answer)
  else checkAccepted(request, answer)
}

const securityHeaders = [
  ['content-security-policy', /^default-src 'self'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /./],
] as const

const checkUnchanged = ({ method, headers }: Request, { text }: Answer): void => {
  assert.deepEqual([method, text], ['GET', ''])
  assert.ok(headers['if-none-match'] !== undefined, 'Nobody said to have it already')
}

/** Refusals that any endpoint may have: for an invalid URL, for one that no server reads to its end, or for a body that it does not accept. */
const commonRefusals: ReadonlyArray<RefusalCode> = [
  'bad_request',
  'not_found',
  'method_not_allowed',
  'too_large',
  'address_too_long',
  'headers_too_large',
  'unsupported_content',
]

const checkRefusal = ({ endpoint }: Request, { status, headers, body, text }: Answer): void => {
  const { code, message, details } = isJsonObject(body) ? body : {}
  const knownRefusal = Object.entries(refusals).find(([name]) => name === code)
  assert.ok(knownRefusal !== undefined, `No refusal is called ${String(code)}: ${text.slice(0, 200)}`)
  assert.equal(status, knownRefusal[1].status)
  assert.ok(
    [...commonRefusals, ...refusalCodesOf(endpoint)].some((one) => one === code),
    `${endpoint.name} does not tell in the contract that it is refused as ${String(code)}`,
  )
  assert.ok(typeof message === 'string' && /\S/.test(message), 'A refusal without words')
  assert.ok(details === undefined || Array.isArray(details), 'Details that are no list')
  assert.match(String(headers['content-type']), /^application\/json/)
  assert.doesNotMatch(
    text,
    /\bat (?:\w+ )?\(?(?:file|node):|node_modules|\.ts:\d+/,
    'A refusal that tells where the code is',
  )
}

/** The body without the change that was asked for beside it, which has to be as its schema says. */
export const plainBodyOf = ({ endpoint, headers: { prefer = '' } }: Request, { headers, body }: Answer): unknown => {
  if (headers['preference-applied'] === undefined) return body
  assert.equal(headers['preference-applied'], 'change')
  assert.ok(endpoint.sendsChange && prefer.includes('change'), 'Nobody asked for the change')
  const { answer, changed, ...others } = isJsonObject(body) ? body : {}
  assert.deepEqual(others, {})
  if (changed !== null) {
    const decoded = projectChangedCodec.decode(changed)
    assert.ok(E.isRight(decoded), 'The client cannot read the change')
    assert.deepEqual(schemaMismatches(projectChangedCodec.schema, changed), [], 'The change is not as its schema says')
  }
  return answer
}

const checkAccepted = (request: Request, answer: Answer): void => {
  const { endpoint, method } = request
  const { kind, status, mediaType, otherMediaTypes = [], codec } = endpoint.answer
  const { headers, text } = answer
  assert.equal(method, endpoint.method, 'A method was taken that is not in the table')
  assert.equal(answer.status, status)
  if (kind !== 'empty') {
    const answered = String(headers['content-type'])
    assert.ok(
      [mediaType, ...otherMediaTypes].some((type) => answered.startsWith(type)),
      answered,
    )
  }
  switch (kind) {
    case 'json': {
      // A list may also be asked for as lines of JSON.
      if (otherMediaTypes.some((type) => String(headers['content-type']).startsWith(type))) {
        for (const line of text.split('\n').slice(0, -1)) JSON.parse(line)
        return
      }
      const plain = plainBodyOf(request, answer)
      const decoded = codec.decode(plain)
      assert.ok(
        E.isRight(decoded),
        `The client cannot read it: ${E.isLeft(decoded) ? JSON.stringify(reasonsOf(decoded.left)) : ''}`,
      )
      assert.deepEqual(schemaMismatches(codec.schema, plain), [], 'It is not as its schema says')
      return
    }
    case 'file':
      assert.match(String(headers['content-disposition']), /^attachment; filename="[^"]+"$/)
      if (mediaType === 'application/pdf') assert.match(text.slice(0, 5) + text.trimEnd().slice(-5), /^%PDF-%%EOF$/)
      return
    case 'empty':
      assert.equal(text, '')
      return
    case 'events':
      assert.ok(text.startsWith(': listening\n\n'), text.slice(0, 100))
      return
    case 'optional bytes':
    case 'text':
    case 'html':
      assert.notEqual(text, '')
  }
}
