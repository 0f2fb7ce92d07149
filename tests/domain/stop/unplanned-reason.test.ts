import { describe, expect, it } from 'vitest'
import { unplannedReasonOf, withUnplannedReason } from '../../../src/domain/stop'

const said = { reason: 'Too far for the hours', repairs: ['With Noor Smit home 20 minutes later'] }
const encoded = { unplannedReason: said.reason, unplannedRepairs: said.repairs }

describe('why a stop is left out', () => {
  it.each([
    [encoded, said],
    [{ unplannedReason: said.reason }, { ...said, repairs: [] }],
    [
      { unplannedReason: said.reason, unplannedRepairs: ['', 7, null, {}] },
      { ...said, repairs: ['7'] },
    ],
    [
      { unplannedReason: said.reason, unplannedRepairs: 'none' },
      { ...said, repairs: [] },
    ],
    [{ unplannedReason: ' ' }, undefined],
    [{ unplannedReason: {} }, undefined],
    [{}, undefined],
  ])('is read from %j', (extra, leftOut) => {
    expect(unplannedReasonOf({ extra })).toEqual(leftOut)
  })

  it('goes with the stop, beside the fields that others wrote', () => {
    expect(withUnplannedReason({ extra: { toll: true } }, said)).toEqual({ extra: { toll: true, ...encoded } })
    expect(withUnplannedReason({ extra: { toll: true, ...encoded } }, undefined)).toEqual({ extra: { toll: true } })
    expect(withUnplannedReason({ extra: encoded }, { ...said, repairs: [] })).toEqual({
      extra: { unplannedReason: said.reason },
    })
  })

  it('leaves a stop alone of which that is said already', () => {
    const stop = { extra: encoded }
    expect(withUnplannedReason(stop, { ...said })).toBe(stop)
    expect(withUnplannedReason({ extra: {} }, undefined)).toEqual({ extra: {} })
  })
})
