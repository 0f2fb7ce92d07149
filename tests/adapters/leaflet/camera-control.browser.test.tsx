import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { applyMapMessage, emptyMapContent, initialMapView, mapContentOf, mapMessage } from '../../../src/domain/map'
import { mapDisplayInBrowser } from '../../kit/map-display-in-browser'
import { drawnMapContent, plan } from '../../domain/map/drawn'

describe('the camera while it moves', () => {
  beforeEach(() => page.viewport(1000, 700))

  it('stops that go and come again at once leave the map at them', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    const scale = () => container.querySelector('.leaflet-control-scale-line')?.textContent
    const before = scale()
    display.show(emptyMapContent)
    display.show(drawnMapContent())
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(scale()).toBe(before)
  })

  it.each([
    ['while the map still moves', () => undefined],
    ['that waits while the map is resized', (container: HTMLElement) => void (container.style.height = '500px')],
  ])('a zoom to a stop %s ends at the stop', async (_, disturb) => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.moveCamera('farther')
    await expect.poll(() => container.querySelector('.leaflet-zoom-anim'), { interval: 5 }).not.toBeNull()
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToMarker', { lat: 52.1, lng: 5.1, stopId: 'a' }))
    display.show(mapContentOf(plan, view, undefined))
    disturb(container)
    await expect.poll(() => container.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
  })
})
