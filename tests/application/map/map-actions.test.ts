import { describe, expect, it } from 'vitest'
import { mapHand, MapStore } from '../../../src/application/map'

describe('a hand on the map', () => {
  it('points, selects and proposes, each without touching the others', () => {
    const map = new MapStore()
    const hand = mapHand({ map })
    hand.pointAt({ kind: 'stop', id: 'a' })
    hand.select(['a', 'b'])
    hand.propose({ lat: 52, lng: 5 })
    hand.pointAt(undefined)
    expect(map.value).toEqual({
      view: map.view,
      pointed: undefined,
      selected: ['a', 'b'],
      proposed: { lat: 52, lng: 5 },
    })
  })
})
