import { createServer } from 'node:http'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { serverUrlOf, readyLine } from '../../../server'

describe('readyLine', () => {
  it('the line has the text that users and tools wait for', () => {
    expect(readyLine('http://127.0.0.1:4310', { kind: 'nothing' })).toBe('Rondrit is ready at http://127.0.0.1:4310')
  })

  it.each([
    ['demo', 'Rondrit is ready at http://127.0.0.1:4310 – log in as demo with password demo'],
    [
      'no user yet',
      'Rondrit is ready at http://127.0.0.1:4310 – add the first user: npm run user -- add NAME --organisation ORG',
    ],
  ] as const)('the line contains the next step: %s', (kind, line) => {
    expect(readyLine('http://127.0.0.1:4310', { kind })).toBe(line)
  })

  it('the line contains the actual port if any free port was requested', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    expect(serverUrlOf(server, '127.0.0.1', 0)).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/)
    server.close()
  })

  it('an IPv6 address is in brackets', () => {
    expect(serverUrlOf(createServer(), '::1', 4310)).toBe('http://[::1]:4310')
  })
})
