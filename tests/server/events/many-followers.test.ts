import { afterEach, describe, expect, it } from 'vitest'
import { recordIn } from '../endpoints/request-kit'
import { anApp } from '../test-app'

describe('many event streams', () => {
  const warnings: string[] = []
  const onWarning = (warning: Error): void => void warnings.push(String(warning))
  afterEach(() => {
    process.off('warning', onWarning)
  })

  it('streams cause no listener warning, over sockets and without', async () => {
    process.on('warning', onWarning)
    const { app, responses, request } = await openStreams(12)
    const injected = new AbortController()
    await app.inject({ ...request, payloadAsStream: true, signal: injected.signal })
    injected.abort()
    for (const { body } of responses) await body?.cancel()
    await app.close()
    expect(warnings).toEqual([])
  })

  it('a server with open streams closes at once, and not after the time for which Node keeps connections', async () => {
    const { app, responses } = await openStreams(3)
    const ends = responses.map((response) => response.text())
    const before = performance.now()
    await app.close()
    expect(performance.now() - before).toBeLessThan(10_000)
    expect(await Promise.all(ends)).toEqual(responses.map(() => expect.stringContaining(': listening')))
  })
})

const openStreams = async (count: number) => {
  const app = await anApp({}, { DEMO: 'on' })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const credentials = { username: 'demo', password: 'demo' }
  const user = await app.inject({ method: 'POST', url: '/delivery/v1/users/login', payload: credentials })
  const headers = { 'x-api-key': String(recordIn(user.json())['api_key']) }
  const projects: unknown = (await app.inject({ url: '/delivery/v2/projects/summary', headers })).json()
  const project = String(recordIn(Array.isArray(projects) ? projects[0] : undefined)['id'])
  const request = { url: `/delivery/v2/projects/${project}/events`, headers }
  const responses = await Promise.all(Array.from({ length: count }, () => fetch(`${base}${request.url}`, { headers })))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  return { app, responses, request }
}
