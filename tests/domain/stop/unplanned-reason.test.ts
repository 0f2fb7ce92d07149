import { describe, expect, it } from 'vitest'
import { unplannedReasonOf, withUnplannedReason } from '../../../src/domain/stop'

const unplannedReason = { reason: 'Too far for the hours', repairs: ['With Noor Smit home 20 minutes later'] }
const encoded = { unplannedReason: unplannedReason.reason, unplannedRepairs: unplannedReason.repairs }

describe('unplannedReasonOf and withUnplannedReason', () => {
  it.each([
    [encoded, unplannedReason],
    [{ unplannedReason: unplannedReason.reason }, { ...unplannedReason, repairs: [] }],
    [
      { unplannedReason: unplannedReason.reason, unplannedRepairs: ['', 7, null, {}] },
      { ...unplannedReason, repairs: ['7'] },
    ],
    [
      { unplannedReason: unplannedReason.reason, unplannedRepairs: 'none' },
      { ...unplannedReason, repairs: [] },
    ],
    [
      { ...encoded, unplannedMoves: [null, [{ stop: 's1' }]] },
      { ...unplannedReason, moves: [null, [{ stop: 's1' }]] },
    ],
    [{ ...encoded, unplannedMoves: 'none' }, unplannedReason],
    [{ unplannedReason: ' ' }, undefined],
    [{ unplannedReason: {} }, undefined],
    [{}, undefined],
  ])('a reason is read from %j', (extra, expected) => {
    expect(unplannedReasonOf({ extra })).toEqual(expected)
  })

  it('setting a reason keeps unknown fields', () => {
    expect(withUnplannedReason({ extra: { toll: true } }, unplannedReason)).toEqual({
      extra: { toll: true, ...encoded },
    })
    expect(withUnplannedReason({ extra: { toll: true, ...encoded } }, undefined)).toEqual({ extra: { toll: true } })
    const moves = [[{ stop: 's1' }]]
    expect(withUnplannedReason({ extra: encoded }, { ...unplannedReason, moves })).toEqual({
      extra: { ...encoded, unplannedMoves: moves },
    })
    expect(withUnplannedReason({ extra: { ...encoded, unplannedMoves: moves } }, undefined)).toEqual({ extra: {} })
    expect(withUnplannedReason({ extra: encoded }, { ...unplannedReason, repairs: [] })).toEqual({
      extra: { unplannedReason: unplannedReason.reason },
    })
  })

  it('setting the same reason returns the same stop', () => {
    const stop = { extra: encoded }
    expect(withUnplannedReason(stop, { ...unplannedReason })).toBe(stop)
    expect(withUnplannedReason({ extra: {} }, undefined)).toEqual({ extra: {} })
  })
})
