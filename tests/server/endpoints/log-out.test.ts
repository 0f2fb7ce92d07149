import { describe, expect, it } from 'vitest'
import { aTestServer } from '../test-server'
import { recordIn } from './request-kit'

const current = '/delivery/v2/sessions/current'
const summary = '/delivery/v2/projects/summary'

describe('DELETE the current session', () => {
  it('a log-out ends the key of its request at once, and no other', async () => {
    const testServer = await aTestServer()
    await testServer.user('anna', 'Noord')
    const logIn = async () => {
      const body = { username: 'anna', password: 'a password' }
      const answer = await testServer.anonymous('POST', '/delivery/v1/users/login', { body })
      return { headers: { 'x-api-key': String(recordIn(answer.body)['api_key']) } }
    }
    const [laptop, phone] = [await logIn(), await logIn()]
    expect((await testServer.anonymous('GET', summary, laptop)).status).toBe(200)
    expect((await testServer.anonymous('DELETE', current, laptop)).status).toBe(204)
    expect((await testServer.anonymous('GET', summary, laptop)).status).toBe(401)
    expect((await testServer.anonymous('DELETE', current, laptop)).status).toBe(401)
    expect((await testServer.anonymous('GET', summary, phone)).status).toBe(200)
  })

  it('a log-out without a valid key is refused', async () => {
    const testServer = await aTestServer()
    expect((await testServer.anonymous('DELETE', current)).status).toBe(401)
  })
})
