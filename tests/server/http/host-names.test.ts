import { fastify } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestOf } from '../../../bench/server/request'
import { refuseOtherHosts, type HostSettings } from '../../../server/http/host-names'
import { anApp } from '../test-app'

describe('the Host header of a request', () => {
  afterEach(() => vi.restoreAllMocks())

  const statusFor = async (header: string, settings: Partial<HostSettings> = {}): Promise<number> => {
    const app = fastify()
    refuseOtherHosts(app, { host: '127.0.0.1', hostNames: [], ...settings })
    app.get('/', () => 'here')
    const { statusCode } = await app.inject({ url: '/', headers: { host: header } })
    return statusCode
  }

  it.each(['localhost', 'LOCALHOST:4310', 'localhost.', '127.0.0.1:4310', '127.9.9.9', '[::1]:4310'])(
    'the loopback host %s is answered',
    async (host) => expect(await statusFor(host)).toBe(200),
  )

  it.each(['rebound.example', 'localhost.example', '192.168.1.5', '[fd00::1]:4310'])(
    'the host %s is refused by a server on loopback',
    async (host) => expect(await statusFor(host)).toBe(421),
  )

  it.each(['a b', 'user@localhost', 'localhost/x', 'localhost:port', '[::1', 'localhost#', 'localhost, localhost'])(
    'the header "%s", which is no host, is refused',
    async (host) => expect(await statusFor(host)).toBe(400),
  )

  it('a request of the server benches names a host that is answered', async () => {
    const [, host = ''] = /^host: (.*)\r$/m.exec(requestOf({ method: 'GET', path: '/' }).toString()) ?? []
    expect(await statusFor(host)).toBe(200)
  })

  it('the names of HOST_NAMES and of HOST are answered as well, and no others', async () => {
    const settings = { host: 'Plan.example', hostNames: ['desk.example', 'fd00::1'] }
    expect(await statusFor('plan.example:80', settings)).toBe(200)
    expect(await statusFor('desk.example', settings)).toBe(200)
    expect(await statusFor('[FD00:0::1]:4310', settings)).toBe(200)
    expect(await statusFor('www.desk.example', settings)).toBe(421)
  })

  it('a server that listens on all addresses answers under any address, but not under any name', async () => {
    const settings = { host: '0.0.0.0' }
    expect(await statusFor('192.168.1.5:4310', settings)).toBe(200)
    expect(await statusFor('rebound.example', settings)).toBe(421)
  })

  it('each refused name is logged once, with what to set', async () => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const app = await anApp({}, { LOG_LEVEL: 'warn' })
    for (const host of ['rebound.example', 'rebound.example:80', 'other.example'])
      await app.inject({ url: '/', headers: { host } })
    await app.close()
    expect(lines.map((line) => (JSON.parse(line) as { readonly name: string }).name)).toEqual([
      'rebound.example',
      'other.example',
    ])
    expect(lines[0]).toContain('add it to HOST_NAMES')
  })

  it('a client that invents names does not fill the log', async () => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const app = await anApp({}, { LOG_LEVEL: 'warn' })
    for (let number = 0; number < 150; number += 1)
      await app.inject({ url: '/', headers: { host: `${number}.example` } })
    await app.close()
    expect(lines).toHaveLength(100)
  })
})
