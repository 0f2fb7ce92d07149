import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aProject, uploadOf, listIn } from './request-kit'

describe('Idempotency-Key', () => {
  let ask: SendRequest
  let colleague: SendRequest
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
  })
  const make = (by: SendRequest, key: string, projectName: string) =>
    by('POST', '/delivery/v2/projects', { body: { projectName }, headers: { 'idempotency-key': key } })
  const names = async () =>
    listIn((await ask('GET', '/delivery/v2/projects/summary')).body).map((project) => project['name'])

  it('a repeated request is handled once and gets the same answer', async () => {
    const first = await make(ask, 'one', 'Once')
    const again = await make(ask, 'one', 'Once')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await names()).filter((name) => name === 'Once')).toHaveLength(1)
  })

  it('simultaneous requests with one key are handled once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(ask, 'rush', 'Rush')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await names()).filter((name) => name === 'Rush')).toHaveLength(1)
  })

  it('another request with a used key is refused', async () => {
    await make(ask, 'two', 'This')
    const otherAnswer = await make(ask, 'two', 'That')
    expect(otherAnswer.status).toBe(422)
    expect(otherAnswer.body).toMatchObject({ code: 'key_used_before' })
    expect(await names()).not.toContain('That')
  })

  it('the same key of another user is another request', async () => {
    const ownAnswer = await make(ask, 'three', 'Ours')
    const theirs = await make(colleague, 'three', 'Ours')
    expect(theirs.body).not.toEqual(ownAnswer.body)
  })

  it('a key can be used again after a refusal', async () => {
    expect((await make(ask, 'four', '')).status).toBe(422)
    expect((await make(ask, 'four', 'Mended')).status).toBe(201)
  })

  it('a repeated upload gets the first answer', async () => {
    const id = await aProject(ask)
    const file = uploadOf([{}, {}])
    const request = { ...file, headers: { ...file.headers, 'idempotency-key': 'five' } }
    const path = `/delivery/v2/projects/${id}/stops/createBulk`
    expect([(await ask('POST', path, request)).status, (await ask('POST', path, request)).status]).toEqual([201, 201])
  })

  it.each(['', ' ', 'a b', 'x'.repeat(201), 'é'])('the key %j is refused', async (key) => {
    expect((await make(ask, key, 'Odd')).status).toBe(422)
  })
})
