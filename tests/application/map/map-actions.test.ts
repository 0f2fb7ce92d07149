import { describe, expect, it } from 'vitest'
import { mapActions, MapStore } from '../../../src/application/map'
import { greyColour } from '../../../src/domain/route'

describe('mapActions', () => {
  it('highlight, chooseTool and setProposedPoint each change only their own part of the state', () => {
    const map = new MapStore()
    const actions = mapActions({ map })
    actions.highlight({ kind: 'stop', id: 'a' })
    actions.chooseTool('lasso')
    actions.setProposedPoint({ lat: 52, lng: 5 })
    actions.highlight(undefined)
    expect(map.value).toEqual({
      view: map.view,
      highlighted: undefined,
      tool: 'lasso',
      proposedPoint: { lat: 52, lng: 5 },
      proposedPositions: undefined,
      movablePin: undefined,
    })
  })

  it('a pin that is put elsewhere ends the tool, since a click puts the pin', () => {
    const map = new MapStore()
    const actions = mapActions({ map })
    actions.chooseTool('box')
    actions.setMovablePin({
      at: undefined,
      from: undefined,
      label: { kind: 'dot' },
      colour: greyColour,
      title: 'Put on the map',
      name: 'Bakkerij',
      onPut: () => undefined,
      onAccept: () => undefined,
      onLeave: () => undefined,
    })
    expect(map.tool).toBeUndefined()
    expect(map.movablePin?.name).toBe('Bakkerij')
  })
})
