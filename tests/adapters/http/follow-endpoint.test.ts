import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { FollowState } from '../../../src/application/gateway'
import { eventually } from '../../kit/eventually'
import {
  shortDelay,
  respondAndClose,
  followProjectOn,
  refuseWith,
  respondWithStream,
  eventText,
} from './event-stream-server'

describe('followEndpoint', () => {
  it('the request has the key, and every event of the name is received', async () => {
    const { requests, versions, states } = await followProjectOn([
      respondWithStream(eventText(2), eventText(3, 'other'), eventText(4)),
    ])
    await eventually(() => expect(versions()).toHaveLength(2))
    expect(versions()).toEqual([2, 4])
    expect(states).toEqual(['live'])
    const [first] = requests
    expect([first?.url, first?.headers['x-api-key'], first?.headers['last-event-id']]).toEqual([
      '/delivery/v2/projects/p/events',
      'k',
      undefined,
    ])
  })

  it('who is present is received, and a reconnect still names the last event', async () => {
    const presentText = 'event: present\ndata: {"users":[{"name":"piet","since":"2026-11-23T07:02:00.000Z"}]}\n\n'
    const { present, requests, clock, states, versions } = await followProjectOn(
      [respondAndClose(presentText), respondWithStream('event: present\ndata: {"users":[]}\n\n', eventText(8))],
      7,
    )
    await eventually(() => expect(states).toContain('unavailable'))
    clock.advance(1_000)
    await eventually(() => expect(versions()).toEqual([8]))
    expect([present, requests[1]?.headers['last-event-id']]).toEqual([['piet', ''], '7'])
  })

  it('the request names the last known version', async () => {
    const { requests } = await followProjectOn([respondWithStream()], 7)
    await eventually(() => expect(requests.length).toBeGreaterThan(0))
    expect(requests[0]?.headers['last-event-id']).toBe('7')
  })

  it('an event that cannot be decoded is skipped', async () => {
    const { versions } = await followProjectOn([
      respondWithStream(eventText(2, 'changed', { version: 'new' }), 'event: changed\ndata: {\n\n', eventText(3)),
    ])
    await eventually(() => expect(versions()).toHaveLength(1))
    expect(versions()).toEqual([3])
  })

  it('the next request, after a pause, names the last received event', async () => {
    const { requests, clock, states, versions } = await followProjectOn([
      respondAndClose(eventText(2)),
      respondWithStream(eventText(3)),
    ])
    await eventually(() => expect(states).toContain('unavailable'))
    clock.advance(999)
    await shortDelay()
    expect(requests).toHaveLength(1)
    clock.advance(1)
    await eventually(() => expect(versions()).toHaveLength(2))
    expect([versions(), states, requests[1]?.headers['last-event-id']]).toEqual([
      [2, 3],
      ['live', 'unavailable', 'live'],
      '2',
    ])
  })

  it.each([
    ['no answer', (response: ServerResponse) => void response.destroy()],
    ['a server that is not ready', refuseWith(503)],
    ['too many at once', refuseWith(429)],
    [
      'a page instead',
      (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
  ])('the state is unavailable after %s, and requests are repeated with growing pauses', async (_, answer) => {
    const { requests, clock, states } = await followProjectOn([answer])
    for (const [index, pause] of [1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
      await eventually(() => expect(requests).toHaveLength(index + 1))
      await shortDelay()
      clock.advance(pause - 1)
      await shortDelay()
      expect(requests).toHaveLength(index + 1)
      clock.advance(1)
    }
    expect(states).toEqual(['unavailable'])
  })

  it('a server that was away for long is live again within five seconds of its return', async () => {
    const refusals = Array.from({ length: 6 }, () => refuseWith(503))
    const { requests, clock, states } = await followProjectOn([...refusals, respondWithStream()])
    for (const index of refusals.keys()) {
      await eventually(() => expect(requests).toHaveLength(index + 1))
      await shortDelay()
      clock.advance(index === refusals.length - 1 ? 5_000 : 30_000)
    }
    await eventually(() => expect(states).toEqual(['unavailable', 'live']))
  })

  it('the pauses start with the shortest one again after a connection', async () => {
    const { requests, clock, states } = await followProjectOn([
      refuseWith(503),
      refuseWith(503),
      respondAndClose(),
      respondWithStream(),
    ])
    for (const [index, pause] of [1_000, 2_000, 1_000].entries()) {
      await eventually(() => expect(requests).toHaveLength(index + 1))
      await shortDelay()
      clock.advance(pause)
    }
    await eventually(() => expect(requests).toHaveLength(4))
    await eventually(() => expect(states).toHaveLength(4))
    expect(states).toEqual(['unavailable', 'live', 'unavailable', 'live'])
  })

  it('the request is repeated at once when the network is back', async () => {
    const { requests, network, states } = await followProjectOn([respondAndClose(), respondWithStream()])
    await eventually(() => expect(states).toContain('unavailable'))
    network.setOnline(false)
    await shortDelay()
    expect(requests).toHaveLength(1)
    network.setOnline(true)
    await eventually(() => expect(states).toHaveLength(3))
    expect([states, requests.length]).toEqual([['live', 'unavailable', 'live'], 2])
  })

  it('the connection is closed after a silence of 40 s', async () => {
    const { responses, clock, states } = await followProjectOn([respondWithStream()])
    await eventually(() => expect(states).toContain('live'))
    await shortDelay()
    clock.advance(39_999)
    responses[0]?.write(': still listening\n\n')
    await shortDelay()
    clock.advance(39_999)
    await shortDelay()
    expect(states).toEqual(['live'])
    clock.advance(1)
    await eventually(() => expect(states).toContain('unavailable'))
    expect(responses[0]?.destroyed).toBe(true)
  })

  it.each<[number, FollowState]>([
    [401, 'signed-out'],
    [403, 'ended'],
    [404, 'ended'],
    [204, 'ended'],
  ])('the status %i ends it: %s', async (status, state) => {
    const { requests, clock, states } = await followProjectOn([refuseWith(status)])
    await eventually(() => expect(states.length).toBeGreaterThan(0))
    clock.advance(60_000)
    await shortDelay()
    expect([states, requests.length]).toEqual([[state], 1])
  })

  it('the stream is not opened again after the last event', async () => {
    const { requests, clock, states, versions } = await followProjectOn([
      respondAndClose(eventText(98), eventText(99), eventText(100)),
    ])
    await eventually(() => expect(states).toContain('ended'))
    clock.advance(60_000)
    await shortDelay()
    expect([versions(), states, requests.length]).toEqual([[98, 99], ['live', 'ended'], 1])
  })

  it('nothing is received after unsubscribing, and the connection is closed', async () => {
    const { responses, states, stop, versions } = await followProjectOn([respondWithStream()])
    await eventually(() => expect(states).toContain('live'))
    stop()
    stop()
    await eventually(() => expect(responses[0]?.destroyed).toBe(true))
    expect([versions(), states]).toEqual([[], ['live']])
  })

  it('no further event is received after unsubscribing in a handler', async () => {
    const { versions, onNext } = await followProjectOn([respondWithStream(eventText(2), eventText(3))])
    onNext((stop) => stop())
    await eventually(() => expect(versions().length).toBeGreaterThan(0))
    await shortDelay()
    expect(versions()).toEqual([2])
  })

  it('no request is sent after unsubscribing in a pause', async () => {
    const { requests, clock, states, stop } = await followProjectOn([respondAndClose()])
    await eventually(() => expect(states).toContain('unavailable'))
    stop()
    clock.advance(60_000)
    await shortDelay()
    expect([requests.length, states]).toEqual([1, ['live', 'unavailable']])
  })
})
