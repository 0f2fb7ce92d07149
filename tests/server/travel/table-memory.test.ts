import { describe, expect, it } from 'vitest'
import { estimatedTravel, releaseTable } from '../../../server/travel'

/** One after the other, each a little further. */
const placesAlong = (lat: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ lat, lng: 4 + index / 10_000 }))

/** One table more than is cached. */
const LARGE = 2_001

describe('the memory of a large table', () => {
  it('released memory is reused by the next table, which has the same figures', async () => {
    const fresh = await estimatedTravel.table(placesAlong(53, LARGE))
    const first = await estimatedTravel.table(placesAlong(52, LARGE + 9))
    releaseTable(first)
    const next = await estimatedTravel.table(placesAlong(53, LARGE))
    expect(new Set([first.seconds.buffer, first.metres.buffer])).toEqual(
      new Set([next.seconds.buffer, next.metres.buffer]),
    )
    expect([next.seconds.length, next.metres.length]).toEqual([LARGE ** 2, LARGE ** 2])
    expect(next.seconds.every((figure, index) => figure === fresh.seconds[index])).toBe(true)
    expect(next.metres.every((figure, index) => figure === fresh.metres[index])).toBe(true)
  })

  it('memory that is in use is not shared, and that of a small table is not reused', async () => {
    const [one, other] = [
      await estimatedTravel.table(placesAlong(52, LARGE)),
      await estimatedTravel.table(placesAlong(53, LARGE)),
    ]
    const buffers = [one, other].flatMap(({ seconds, metres }) => [seconds.buffer, metres.buffer])
    expect(new Set(buffers).size).toBe(4)
    const small = await estimatedTravel.table(placesAlong(52, 3))
    releaseTable(small)
    expect((await estimatedTravel.table(placesAlong(52, 3))).seconds.buffer).not.toBe(small.seconds.buffer)
  })

  it('a cancelled request of a large table is rejected', async () => {
    const stop = new AbortController()
    const table = estimatedTravel.table(placesAlong(52, LARGE), stop.signal)
    stop.abort(new Error('enough'))
    await expect(table).rejects.toThrow('enough')
  })
})
