import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { caller } from '../../../src/adapters/http'
import { say, smallServer } from '../../kit/small-server'

const answerTo = async (status: number, body: unknown) => {
  const server = await smallServer((_request, _body, response) => say(response, status, body))
  const answer = await caller({ base: server.base, patience: 5_000 })({ method: 'GET', path: '/x' })()
  await server.close()
  return answer
}

describe('an answer', () => {
  it('is what its JSON says', async () => {
    expect(await answerTo(200, { a: [1, 'ë'] })).toEqual(E.right({ a: [1, 'ë'] }))
  })

  it('may be empty', async () => {
    expect(await answerTo(204, '')).toEqual(E.right(undefined))
  })

  it('that is no JSON cannot be read', async () => {
    expect(await answerTo(200, '<html>')).toEqual(E.left({ kind: 'unreadable', at: [] }))
  })
})

describe('a refusal', () => {
  it('is signed out at 401, whatever it says', async () => {
    expect(await answerTo(401, { message: 'Key expired', code: 'expired' })).toEqual(E.left({ kind: 'signed-out' }))
  })

  it.each([
    ['message and code', 409, { message: 'Bezet', code: 'locked' }, { message: 'Bezet', code: 'locked' }],
    ['a message', 422, { message: 'Bezet' }, { message: 'Bezet', code: '422' }],
    ['neither', 404, {}, { message: '', code: '404' }],
    ['a page instead', 502, '<html>Bad gateway</html>', { message: '', code: '502' }],
    ['nothing', 500, '', { message: '', code: '500' }],
    ['odd things', 400, { message: { text: 'no' }, code: 7 }, { message: '', code: '7' }],
  ])('passes on what is said: %s', async (_, status, body, said) => {
    expect(await answerTo(status, body)).toEqual(E.left({ kind: 'refused', ...said }))
  })
})

describe('no answer', () => {
  it('is unreachable where nobody listens', async () => {
    const server = await smallServer(() => undefined)
    await server.close()
    const call = caller({ base: server.base, patience: 5_000 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
  })

  it('is unreachable once patience has ended', async () => {
    const server = await smallServer(() => undefined)
    const call = caller({ base: server.base, patience: 50 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
    await server.close()
  })

  it('is unreachable where the answer breaks off', async () => {
    const server = await smallServer((_request, _body, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"a":')
      setTimeout(() => response.destroy(), 20)
    })
    const call = caller({ base: server.base, patience: 5_000 })
    expect(await call({ method: 'GET', path: '/x' })()).toEqual(E.left({ kind: 'unreachable' }))
    await server.close()
  })
})
