import { describe, expect, it } from 'vitest'
import { sameFacts } from '../../../src/domain/history/same-details'
import { factsOf } from '../../../src/domain/plan'
import { withPlacement, unplannedPlacementOf } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'

const stop = withPlacement(plainFacts, unplannedPlacementOf(undefined))

describe('two states of a stop', () => {
  it('have the same facts wherever they stand', () => {
    expect(
      sameFacts(stop, withPlacement(plainFacts, { ...stop, isPlanned: true, stopNumber: 10, routeNumber: 1 })),
    ).toBe(true)
  })

  it.each(Object.keys(factsOf(stop)))('differ by %s', (name) => {
    expect(sameFacts(stop, { ...stop, [name]: Symbol('another') })).toBe(false)
  })
})
