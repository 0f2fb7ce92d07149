import { describe, expect, it } from 'vitest'
import { hasSameFacts } from '../../../src/domain/history/same-facts'
import { factsOf } from '../../../src/domain/plan'
import { withPlacement, unplannedPlacementOf } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'

const stop = withPlacement(plainFacts, unplannedPlacementOf(undefined))

describe('two states of a stop', () => {
  it('have the same facts wherever they stand', () => {
    expect(
      hasSameFacts(stop, withPlacement(plainFacts, { ...stop, isPlanned: true, stopNumber: 10, routeNumber: 1 })),
    ).toBe(true)
  })

  it.each(Object.keys(factsOf(stop)))('differ by %s', (name) => {
    expect(hasSameFacts(stop, { ...stop, [name]: Symbol('another') })).toBe(false)
  })
})
