import { describe, expect, it } from 'vitest'
import { mapActions, MapStore } from '../../../src/application/map'

describe('mapActions', () => {
  it('highlight, select and setProposedPoint each change only their own part of the state', () => {
    const map = new MapStore()
    const actions = mapActions({ map })
    actions.highlight({ kind: 'stop', id: 'a' })
    actions.select(['a', 'b'])
    actions.setProposedPoint({ lat: 52, lng: 5 })
    actions.highlight(undefined)
    expect(map.value).toEqual({
      view: map.view,
      highlighted: undefined,
      selected: ['a', 'b'],
      proposedPoint: { lat: 52, lng: 5 },
      movablePin: undefined,
    })
  })
})
