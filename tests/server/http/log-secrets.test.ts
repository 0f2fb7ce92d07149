import { afterEach, describe, expect, it, vi } from 'vitest'
import { formOf, recordIn } from '../endpoints/request-kit'
import { anApp } from '../test-app'

describe('the log at the most detailed level', () => {
  afterEach(() => vi.restoreAllMocks())

  it('the log has no keys, cookies or request contents', async () => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const app = await anApp({}, { LOG_LEVEL: 'trace', DEMO: 'on' })
    const credentials = { username: 'demo', password: 'demo' }
    const user = await app.inject({ method: 'POST', url: '/delivery/v1/users/login', payload: credentials })
    const key = String(recordIn(user.json())['api_key'])
    const headers = { 'x-api-key': key, cookie: 'projectName=Geheim' }
    const projects: unknown = (await app.inject({ url: '/delivery/v2/projects/summary', headers })).json()
    const project = String(recordIn(Array.isArray(projects) ? projects[0] : undefined)['id'])
    const form = formOf('[{ "customerName": "Bakkerij Geheim", "zip": "2801 YA", "houseNumber": "1" }]')
    const answer = await app.inject({
      method: 'POST',
      url: `/delivery/v2/projects/${project}/stops/createBulk?who=Geheim`,
      headers: { ...headers, ...form.headers },
      payload: form.raw ?? '',
    })
    await app.close()
    expect(answer.statusCode).toBe(201)
    expect(lines.length).toBeGreaterThan(3)
    const log = lines.join('')
    expect([key, 'Geheim'].filter((secret) => log.includes(secret))).toEqual([])
  })
})
