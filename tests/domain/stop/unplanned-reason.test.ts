import { describe, expect, it } from 'vitest'
import { firstRepairByMoves, needsOfRepair, unplannedReasonOf, withUnplannedReason } from '../../../src/domain/stop'

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
    [
      { ...encoded, unplannedNeeds: [{ needs: ['hours'], driver_id: 'd1' }] },
      { ...unplannedReason, needs: [{ needs: ['hours'], driver_id: 'd1' }] },
    ],
    [{ ...encoded, unplannedNeeds: 'none' }, unplannedReason],
    [{ unplannedReason: ' ' }, undefined],
    [{ unplannedReason: {} }, undefined],
    [{}, undefined],
  ])('a reason is read from %j', (unknownFields, expected) => {
    expect(unplannedReasonOf({ unknownFields })).toEqual(expected)
  })

  it('setting a reason keeps unknown fields', () => {
    expect(withUnplannedReason({ unknownFields: { toll: true } }, unplannedReason)).toEqual({
      unknownFields: { toll: true, ...encoded },
    })
    expect(withUnplannedReason({ unknownFields: { toll: true, ...encoded } }, undefined)).toEqual({
      unknownFields: { toll: true },
    })
    const moves = [[{ stop: 's1' }]]
    expect(withUnplannedReason({ unknownFields: encoded }, { ...unplannedReason, moves })).toEqual({
      unknownFields: { ...encoded, unplannedMoves: moves },
    })
    expect(withUnplannedReason({ unknownFields: { ...encoded, unplannedMoves: moves } }, undefined)).toEqual({
      unknownFields: {},
    })
    const needs = [{ needs: ['vehicle'] }]
    expect(withUnplannedReason({ unknownFields: encoded }, { ...unplannedReason, needs })).toEqual({
      unknownFields: { ...encoded, unplannedNeeds: needs },
    })
    expect(withUnplannedReason({ unknownFields: { ...encoded, unplannedNeeds: needs } }, unplannedReason)).toEqual({
      unknownFields: encoded,
    })
    expect(withUnplannedReason({ unknownFields: encoded }, { ...unplannedReason, repairs: [] })).toEqual({
      unknownFields: { unplannedReason: unplannedReason.reason },
    })
  })

  it('setting the same reason returns the same stop', () => {
    const stop = { unknownFields: encoded }
    expect(withUnplannedReason(stop, { ...unplannedReason })).toBe(stop)
    expect(withUnplannedReason({ unknownFields: {} }, undefined)).toEqual({ unknownFields: {} })
  })
})

describe('the repairs of an unplanned stop', () => {
  const twoRepairs = { reason: 'Too late', repairs: ['one more van', 'home later'] }

  it('the first repair that has moves is the one that one click carries out', () => {
    expect(firstRepairByMoves({ ...twoRepairs, moves: [null, [{ stop: 's1' }]] })).toEqual({
      index: 1,
      description: 'home later',
    })
    expect(firstRepairByMoves({ ...twoRepairs, moves: [null, null] })).toBeUndefined()
    expect(firstRepairByMoves(twoRepairs)).toBeUndefined()
  })

  it('what a repair needs first is read, with the driver whose hours are meant', () => {
    const needs = [{ needs: ['hours', 'lock'], driver_id: 'd1' }, { needs: ['vehicle'] }, null, { needs: 'hours' }]
    const read = [0, 1, 2, 3, 4].map((repair) => needsOfRepair({ ...twoRepairs, needs }, repair))
    expect(read).toEqual([
      { needs: ['hours', 'lock'], driverId: 'd1' },
      { needs: ['vehicle'], driverId: undefined },
      undefined,
      undefined,
      undefined,
    ])
    expect(needsOfRepair(twoRepairs, 0)).toBeUndefined()
  })
})
