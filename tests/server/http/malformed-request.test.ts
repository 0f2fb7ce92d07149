import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { serverUrlOf } from '../../../server'
import { anApp } from '../test-app'

describe('a request that is not HTTP', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await anApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  const answerTo = async (request: string): Promise<string> => {
    const { port, hostname } = new URL(serverUrlOf(app.server, '127.0.0.1', 0))
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let answer = ''
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.write(request)
    await once(socket, 'close')
    return answer
  }

  it('an invalid request is refused as JSON, with the security headers', async () => {
    const answer = await answerTo('good morning\r\n\r\n')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toEqual({ message: 'The request could not be read.', code: 'bad_request' })
  })

  it('a request with too large headers is refused with 431', async () => {
    expect(await answerTo(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })
})
