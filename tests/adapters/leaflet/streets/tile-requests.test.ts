import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { createTileRequests, tilesIn } from '../../../../src/adapters/leaflet/streets/tile-requests'
import type { CallFailure } from '../../../../src/domain/failure'

type Answer = E.Either<CallFailure, Uint8Array>
const streets: Answer = E.right(Uint8Array.of(1, 0))
const noStreets: Answer = E.right(new Uint8Array())

const tile = (x: number) => ({ level: 14, x, y: 0 })

/** Requests whose answers a test gives. */
const someRequests = () => {
  const asked: {
    readonly x: number
    readonly signal: AbortSignal
    readonly answer: (answer: Answer) => Promise<void>
  }[] = []
  const kept: [string, boolean][] = []
  const requests = createTileRequests(
    ({ x }, signal) =>
      () =>
        new Promise((resolve) => {
          const answer = async (value: Answer): Promise<void> => {
            resolve(value)
            await Promise.resolve()
            await Promise.resolve()
          }
          asked.push({ x, signal, answer })
        }),
    ({ key, bytes }) => kept.push([key, bytes !== undefined]),
  )
  return { requests, asked, kept }
}

describe('requests for tiles', () => {
  it('each tile in view is asked for once, also where the view returns to it', async () => {
    const { requests, asked, kept } = someRequests()
    const onRead = vi.fn<() => void>()
    requests.request('map', [tile(1), tile(2)], onRead)
    expect(requests.isComplete('map')).toBe(false)
    for (const { answer } of asked) await answer(streets)
    requests.request('map', [tile(2), tile(3)], onRead)
    await asked[2]?.answer(noStreets)
    requests.request('map', [tile(1), tile(2), tile(3)], onRead)
    expect(asked.map(({ x }) => x)).toEqual([1, 2, 3])
    expect([requests.isComplete('map'), onRead.mock.calls.length]).toEqual([true, 3])
    expect(kept).toEqual([
      ['14/1/0', true],
      ['14/2/0', true],
    ])
    expect(requests.withStreets('map')).toEqual([tile(1), tile(2)])
  })

  it('a tile that leaves the view is cancelled, and asked for again when it is back in view', () => {
    const { requests, asked } = someRequests()
    requests.request('map', [tile(1), tile(2)], () => undefined)
    requests.request('inset', [tile(2)], () => undefined)
    requests.request('map', [], () => undefined)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    requests.request('map', [tile(1)], () => undefined)
    expect(asked.map(({ x }) => x)).toEqual([1, 2, 1])
  })

  it('a tile that could not be read is asked for again some seconds later', async () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const { requests, asked } = someRequests()
    requests.request('map', [tile(1)], () => undefined)
    await asked[0]?.answer(E.left({ kind: 'unreachable' }))
    expect([requests.isComplete('map'), requests.withStreets('map')]).toEqual([true, []])
    requests.request('map', [tile(1)], () => undefined)
    expect(asked.length).toBe(1)
    time.mockReturnValue(7_000)
    requests.request('map', [tile(1)], () => undefined)
    expect(asked.length).toBe(2)
    time.mockRestore()
  })

  it('once the server has streets of another version, no tile is asked for', async () => {
    const { requests, asked } = someRequests()
    requests.request('map', [tile(1)], () => undefined)
    await asked[0]?.answer(E.left({ kind: 'refused', message: '', code: 'not_found' }))
    requests.request('map', [tile(2)], () => undefined)
    expect(asked.length).toBe(1)
  })

  it('of many tiles, the ones that were looked at last are kept', async () => {
    const { requests, asked, kept } = someRequests()
    for (let x = 0; x < 258; x += 1) {
      requests.request('map', [tile(x), tile(0)], () => undefined)
      await asked.at(-1)?.answer(streets)
    }
    requests.request('map', [tile(0)], () => undefined)
    expect(kept.filter(([, hasBytes]) => !hasBytes)).toEqual([
      ['14/1/0', false],
      ['14/2/0', false],
    ])
  })

  it('the tiles of a part of the map lie within the world', () => {
    const quarter = { west: -10, north: -10, east: 100, south: 129 }
    expect(tilesIn(quarter, 1)).toEqual([
      { level: 1, x: 0, y: 0 },
      { level: 1, x: 0, y: 1 },
    ])
  })
})
