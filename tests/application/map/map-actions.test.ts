import { describe, expect, it } from 'vitest'
import { mapActions, MapStore } from '../../../src/application/map'

describe('a hand on the map', () => {
  it('points, selects and proposes, each without touching the others', () => {
    const map = new MapStore()
    const actions = mapActions({ map })
    actions.highlight({ kind: 'stop', id: 'a' })
    actions.select(['a', 'b'])
    actions.setProposedPoint({ lat: 52, lng: 5 })
    actions.highlight(undefined)
    expect(map.value).toEqual({
      view: map.view,
      pointed: undefined,
      selected: ['a', 'b'],
      proposed: { lat: 52, lng: 5 },
    })
  })
})
