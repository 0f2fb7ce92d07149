import { describe, expect, it } from 'vitest'
import { repairMessages } from '../../../../server/optimisation/result/unplanned-reasons'

const repair = (extraMetres: number, extraSeconds: number) => ({
  vehicle: 'v',
  remedies: [],
  positions: [],
  description: 'With Noor Smit',
  extraMetres,
  extraSeconds,
})

describe('repairMessages', () => {
  it('each message says the cost of its repair', () => {
    expect(repairMessages([repair(8_440, 1_320), repair(-400, -120)])).toEqual([
      'With Noor Smit (+8.4 km, +22 min)',
      'With Noor Smit (−0.4 km, −2 min)',
    ])
  })

  it('a cost of zero is not mentioned', () => {
    expect(repairMessages([repair(1_600, 0), repair(0, 0)])).toEqual(['With Noor Smit (+1.6 km)', 'With Noor Smit'])
  })

  it('only the cheapest three repairs get messages', () => {
    expect(repairMessages([1, 2, 3, 4, 5].map((km) => repair(km * 1000, 0)))).toHaveLength(3)
  })
})
