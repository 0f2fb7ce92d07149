import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { failToStart, startProduct } from './product'

/** Asks over a connection that stays open, as browsers do. */
const kept = async (url: string, agent: Agent): Promise<void> => {
  const [answer] = await once(get(url, { agent }), 'response')
  answer.resume()
  await once(answer, 'end')
}

describe('the product as a process', () => {
  it('says where it is in one line, and nothing else on standard output', async () => {
    const product = await startProduct()
    expect(product.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await (await fetch(`${product.address}/healthz`)).json()).toEqual({ status: 'ok' })
    const { out } = await product.stop('SIGTERM')
    expect(out).toBe(`Rondrit is ready at ${product.address}\n`)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly on %s, although connections are kept open', async (signal) => {
    const product = await startProduct()
    const agent = new Agent({ keepAlive: true })
    await kept(`${product.address}/login`, agent)
    const silent = connect(Number(new URL(product.address).port), '127.0.0.1')
    await once(silent, 'connect')
    const { code, ms } = await product.stop(signal)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(2_000)
    agent.destroy()
  })

  it('ends within 10 s, although a request never comes to its end', async () => {
    const product = await startProduct()
    const half = connect(Number(new URL(product.address).port), '127.0.0.1')
    half.on('error', () => undefined)
    half.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nPOST /healthz HTTP/1.1\r\nhost: x\r\n')
    await once(half, 'data')
    const { code, ms } = await product.stop('SIGTERM')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
  })

  it('ends with npm, which started it', async () => {
    const product = await startProduct({}, ['npm', 'start'])
    const { code } = await product.stop('SIGTERM')
    expect(code).toBe(0)
    await expect(fetch(`${product.address}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('ends with one clear line where its port is taken', async () => {
    const product = await startProduct()
    const { port } = new URL(product.address)
    expect(await failToStart({ PORT: port })).toEqual({
      code: 1,
      out: '',
      err: `Rondrit cannot start: port ${port} on 127.0.0.1 is taken, so set PORT to another.\n`,
      ms: 0,
    })
    await product.stop('SIGTERM')
  })

  it('ends with one clear line where a setting is wrong', async () => {
    expect(await failToStart({ PORT: 'web' })).toEqual({
      code: 1,
      out: '',
      err: 'Rondrit cannot start: PORT: Not a number: "web".\n',
      ms: 0,
    })
  })

  it('keeps secrets out of its log', async () => {
    const product = await startProduct({ LOG_LEVEL: 'debug' })
    await fetch(`${product.address}/delivery/v2/nothing?zipcode=1234AB`, { headers: { 'X-API-KEY': 'k-secret' } })
    const { err } = await product.stop('SIGTERM')
    const lines: ReadonlyArray<unknown> = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({ req: { method: 'GET', path: '/delivery/v2/nothing' }, status: 404 }),
    )
    expect(err).not.toContain('1234AB')
    expect(err).not.toContain('k-secret')
  })
})
