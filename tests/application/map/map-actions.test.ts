import { describe, expect, it } from 'vitest'
import { mapActions, MapStore } from '../../../src/application/map'
import { emptyPlan } from '../../../src/domain/plan'
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

  it('the camera moves to the plan once nothing is shown in its place any more', () => {
    const map = new MapStore()
    const actions = mapActions({ map })
    const { cameraRequestCount } = map.view
    const preview = { plan: emptyPlan, title: 'Import', details: '', onStopOpen: () => undefined }
    actions.setPreview(preview)
    actions.setPreview({ ...preview, details: '2 rows' })
    expect(map.view.cameraRequestCount).toBe(cameraRequestCount)
    actions.setPreview(undefined)
    expect(map.view.cameraRequestCount).toBe(cameraRequestCount + 1)
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
