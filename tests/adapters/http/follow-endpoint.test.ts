import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { FollowState } from '../../../src/application/gateway'
import { eventually } from '../../kit/eventually'
import { aWhile, breaking, following, refusing, streaming, told } from './event-stream-server'

describe('following', () => {
  it('asks with the key, and tells every event of its name', async () => {
    const { asked, versions, states } = await following([streaming(told(2), told(3, 'other'), told(4))])
    await eventually(() => expect(versions()).toHaveLength(2))
    expect(versions()).toEqual([2, 4])
    expect(states).toEqual(['live'])
    const [first] = asked
    expect([first?.url, first?.headers['x-api-key'], first?.headers['last-event-id']]).toEqual([
      '/delivery/v2/projects/p/events',
      'k',
      undefined,
    ])
  })

  it('begins after the version that was seen', async () => {
    const { asked } = await following([streaming()], 7)
    await eventually(() => expect(asked.length).toBeGreaterThan(0))
    expect(asked[0]?.headers['last-event-id']).toBe('7')
  })

  it('passes over what it cannot read', async () => {
    const { versions } = await following([
      streaming(told(2, 'changed', { version: 'new' }), 'event: changed\ndata: {\n\n', told(3)),
    ])
    await eventually(() => expect(versions()).toHaveLength(1))
    expect(versions()).toEqual([3])
  })

  it('goes on after the last event that it saw, a pause later', async () => {
    const { asked, clock, states, versions } = await following([breaking(told(2)), streaming(told(3))])
    await eventually(() => expect(states).toContain('away'))
    clock.pass(999)
    await aWhile()
    expect(asked).toHaveLength(1)
    clock.pass(1)
    await eventually(() => expect(versions()).toHaveLength(2))
    expect([versions(), states, asked[1]?.headers['last-event-id']]).toEqual([[2, 3], ['live', 'away', 'live'], '2'])
  })

  it.each([
    ['no answer', (response: ServerResponse) => void response.destroy()],
    ['a server that is not ready', refusing(503)],
    ['too many at once', refusing(429)],
    [
      'a page instead',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
  ])('is away after %s, and tries again with growing pauses', async (_, answer) => {
    const { asked, clock, states } = await following([answer])
    for (const [at, pause] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      await eventually(() => expect(asked).toHaveLength(at + 1))
      await aWhile()
      clock.pass(pause - 1)
      await aWhile()
      expect(asked).toHaveLength(at + 1)
      clock.pass(1)
    }
    expect(states).toEqual(['away'])
  })

  it('begins with the shortest pause again after it was live', async () => {
    const { asked, clock, states } = await following([refusing(503), refusing(503), breaking(), streaming()])
    for (const [at, pause] of [1_000, 2_000, 1_000].entries()) {
      await eventually(() => expect(asked).toHaveLength(at + 1))
      await aWhile()
      clock.pass(pause)
    }
    await eventually(() => expect(asked).toHaveLength(4))
    await eventually(() => expect(states).toHaveLength(4))
    expect(states).toEqual(['away', 'live', 'away', 'live'])
  })

  it('tries again at once when the network is back', async () => {
    const { asked, connection, states } = await following([breaking(), streaming()])
    await eventually(() => expect(states).toContain('away'))
    connection.become(false)
    await aWhile()
    expect(asked).toHaveLength(1)
    connection.become(true)
    await eventually(() => expect(states).toHaveLength(3))
    expect([states, asked.length]).toEqual([['live', 'away', 'live'], 2])
  })

  it('gives up on a server that has been silent for 40 s', async () => {
    const { responses, clock, states } = await following([streaming()])
    await eventually(() => expect(states).toContain('live'))
    await aWhile()
    clock.pass(39_999)
    responses[0]?.write(': still listening\n\n')
    await aWhile()
    clock.pass(39_999)
    await aWhile()
    expect(states).toEqual(['live'])
    clock.pass(1)
    await eventually(() => expect(states).toContain('away'))
    expect(responses[0]?.destroyed).toBe(true)
  })

  it.each<[number, FollowState]>([
    [401, 'signed-out'],
    [403, 'over'],
    [404, 'over'],
    [204, 'over'],
  ])('ends where the server says %i: %s', async (status, state) => {
    const { asked, clock, states } = await following([refusing(status)])
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    clock.pass(60_000)
    await aWhile()
    expect([states, asked.length]).toEqual([[state], 1])
  })

  it('ends with the last event there can be', async () => {
    const { asked, clock, states, versions } = await following([breaking(told(98), told(99), told(100))])
    await eventually(() => expect(states).toContain('over'))
    clock.pass(60_000)
    await aWhile()
    expect([versions(), states, asked.length]).toEqual([[98, 99], ['live', 'over'], 1])
  })

  it('tells nothing once it is stopped, and lets go of the server', async () => {
    const { responses, states, stop, versions } = await following([streaming()])
    await eventually(() => expect(states).toContain('live'))
    stop()
    stop()
    await eventually(() => expect(responses[0]?.destroyed).toBe(true))
    expect([versions(), states]).toEqual([[], ['live']])
  })

  it('tells nothing more once it is stopped by what it tells', async () => {
    const { versions, onNext } = await following([streaming(told(2), told(3))])
    onNext((stop) => stop())
    await eventually(() => expect(versions().length).toBeGreaterThan(0))
    await aWhile()
    expect(versions()).toEqual([2])
  })

  it('does not come back where it was stopped in a pause', async () => {
    const { asked, clock, states, stop } = await following([breaking()])
    await eventually(() => expect(states).toContain('away'))
    stop()
    clock.pass(60_000)
    await aWhile()
    expect([asked.length, states]).toEqual([1, ['live', 'away']])
  })
})
