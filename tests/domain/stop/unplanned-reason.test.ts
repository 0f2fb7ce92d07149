import { describe, expect, it } from 'vitest'
import { leftOutOf, withLeftOut } from '../../../src/domain/stop'

const said = { reason: 'Too far for the hours', repairs: ['With Noor Smit home 20 minutes later'] }
const written = { unplannedReason: said.reason, unplannedRepairs: said.repairs }

describe('why a stop is left out', () => {
  it.each([
    [written, said],
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
    expect(leftOutOf({ extra })).toEqual(leftOut)
  })

  it('goes with the stop, beside the fields that others wrote', () => {
    expect(withLeftOut({ extra: { toll: true } }, said)).toEqual({ extra: { toll: true, ...written } })
    expect(withLeftOut({ extra: { toll: true, ...written } }, undefined)).toEqual({ extra: { toll: true } })
    expect(withLeftOut({ extra: written }, { ...said, repairs: [] })).toEqual({
      extra: { unplannedReason: said.reason },
    })
  })

  it('leaves a stop alone of which that is said already', () => {
    const stop = { extra: written }
    expect(withLeftOut(stop, { ...said })).toBe(stop)
    expect(withLeftOut({ extra: {} }, undefined)).toEqual({ extra: {} })
  })
})
