import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isJsonObject } from '../../src/domain/parse'
import { eventually } from '../kit/eventually'
import { aFolder } from '../server/folder'
import { failToStart, startProduct, type Product } from './product'

/** Sends a request over a keep-alive connection, as browsers do. */
const getKeepingAlive = async (url: string, agent: Agent): Promise<void> => {
  const [answer] = await once(get(url, { agent }), 'response')
  answer.resume()
  await once(answer, 'end')
}

describe('the product as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('the server exits with 0 on %s despite open connections', async (signal) => {
    const product = await startProduct()
    const agent = new Agent({ keepAlive: true })
    await getKeepingAlive(`${product.address}/login`, agent)
    const port = Number(new URL(product.address).port)
    const silent = connect(port, '127.0.0.1')
    const [halfSent, received] = [connect(port, '127.0.0.1'), new Array<string>()]
    halfSent.setEncoding('utf8').on('data', (chunk: string) => received.push(chunk))
    halfSent.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nhost: localhost\r\n')
    await eventually(() => expect(received.join('')).toContain('ok'))
    const hungUp = once(silent, 'close')
    const stopped = product.stop(signal)
    // An idle connection is closed at once. One with half a request stays open until that request is answered.
    silent.resume()
    await hungUp
    halfSent.write('connection: close\r\n\r\n')
    expect((await stopped).code).toBe(0)
    expect(received.join('').match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
    agent.destroy()
  })

  it('the server exits with 0 on SIGTERM despite an unfinished request', async () => {
    const product = await startProduct()
    const unfinished = connect(Number(new URL(product.address).port), '127.0.0.1')
    unfinished.on('error', () => undefined)
    unfinished.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nPOST /healthz HTTP/1.1\r\nhost: localhost\r\n')
    await once(unfinished, 'data')
    // A shutdown that takes too long exits with 1, so that the test needs no timer.
    const { code } = await product.stop('SIGTERM')
    expect(code).toBe(0)
  })

  it('a server started by npm ends when npm is stopped', async () => {
    const product = await startProduct({}, ['npm', 'start'])
    const { code } = await product.stop('SIGTERM')
    expect(code).toBe(0)
    await expect(fetch(`${product.address}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('a start that would expose the demo user to other machines fails, because its password is public', async () => {
    const { code, err } = await failToStart({ HOST: '0.0.0.0', PORT: '0' })
    expect(code).toBe(1)
    expect(err).toMatch(/^Rondrit cannot start: others can reach HOST 0\.0\.0\.0, .* password of the user demo.*\.\n$/)
  })

  it('a server without the demo prints how to add the first user', async () => {
    const product = await startProduct({ DEMO: 'off', DATA_DIR: join(await aFolder(), 'data') })
    const { out } = await product.stop('SIGTERM')
    expect(out).toContain('npm run user -- add NAME --organisation ORG')
  })

  it('after a restart a key and the stored projects are still valid', async () => {
    const DATA_DIR = join(await aFolder(), 'data')
    const first = await startProduct({ DATA_DIR })
    const user: unknown = await (
      await fetch(`${first.address}/delivery/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'demo', password: 'demo' }),
      })
    ).json()
    const headers = { 'x-api-key': isJsonObject(user) ? String(user['api_key']) : '' }
    const before = await (await fetch(`${first.address}/delivery/v2/projects/summary`, { headers })).json()
    await first.stop('SIGTERM')
    const second = await startProduct({ DATA_DIR })
    const after = await fetch(`${second.address}/delivery/v2/projects/summary`, { headers })
    expect([after.status, await after.json()]).toEqual([200, before])
    await second.stop('SIGTERM')
  })

  it('a start with an invalid setting fails with a message of one line', async () => {
    expect(await failToStart({ PORT: 'web' })).toEqual({
      code: 1,
      out: '',
      err: 'Rondrit cannot start: PORT: Not a number: "web".\n',
    })
  })
})

describe('a server that runs', () => {
  let product: Product
  let DATA_DIR: string
  beforeAll(async () => {
    DATA_DIR = join(await aFolder(), 'data')
    product = await startProduct({ DATA_DIR, LOG_LEVEL: 'debug' })
  })

  it('a start on its port fails with a message of one line', async () => {
    const { port } = new URL(product.address)
    expect(await failToStart({ PORT: port })).toEqual({
      code: 1,
      out: '',
      err: `Rondrit cannot start: port ${port} on 127.0.0.1 is taken, so set PORT to another.\n`,
    })
  })

  it('a start with its data folder fails with a message of one line', async () => {
    const { code, out, err } = await failToStart({ DATA_DIR, PORT: '0' })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^Rondrit cannot start: .*\.\n$/)
    expect(err).toContain(DATA_DIR)
  })

  it('a server prints only one line, with its address, and logs neither API keys nor query parameters', async () => {
    expect(product.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await (await fetch(`${product.address}/healthz`)).json()).toEqual({ status: 'ok' })
    await fetch(`${product.address}/delivery/v2/nothing?zipcode=1234AB`, { headers: { 'X-API-KEY': 'k-secret' } })
    const { out, err } = await product.stop('SIGTERM')
    expect(out).toBe(`Rondrit is ready at ${product.address} – log in as demo with password demo\n`)
    const lines: ReadonlyArray<unknown> = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        req: { id: expect.stringMatching(/./), method: 'GET', path: '/delivery/v2/nothing' },
        status: 404,
      }),
    )
    expect(err).not.toContain('1234AB')
    expect(err).not.toContain('k-secret')
  })
})
