import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { applyMapMessage, emptyMapContent, initialMapView, mapContentOf, mapMessage } from '../../../src/domain/map'
import { disableAnimation, mapDisplayInBrowser } from '../../kit/map-display-in-browser'
import { drawnMapContent, plan } from '../../domain/map/drawn'

/** Where the line ends that says what the map shows, with a button in it. */
const STATUS_BOTTOM_PX = 56

/** In the moment when an element comes to match, so that none is missed that soon goes. */
const untilSeen = (container: HTMLElement, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (container.querySelector(selector) === null) return
      observer.disconnect()
      resolve()
    })
    observer.observe(container, { subtree: true, childList: true, attributes: true })
  })

describe('the camera while it moves', () => {
  beforeEach(async () => {
    await page.viewport(1000, 700)
    return () => vi.restoreAllMocks()
  })

  it('the map stays at stops that go and come back at once', async () => {
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
    { width: 390, height: 400 },
    { width: 800, height: 600 },
  ])('on a map of $width by $height px no pin is behind the line that says what it shows', async (size) => {
    const { display, container } = mapDisplayInBrowser(size)
    display.show(drawnMapContent())
    const { top } = container.getBoundingClientRect()
    const pinTops = [...container.querySelectorAll('[data-pin]')].map((pin) => pin.getBoundingClientRect().top - top)
    expect(Math.min(...pinTops)).toBeGreaterThanOrEqual(STATUS_BOTTOM_PX)
  })

  it('a map lower than the free space around its stops shows them', async () => {
    disableAnimation()
    const { display, container } = mapDisplayInBrowser({ width: 360, height: 115 })
    display.show(drawnMapContent())
    expect(container.querySelectorAll('[data-pin]').length).toBeGreaterThan(0)
  })

  it.each([
    ['an animated move', () => undefined],
    ['a move without animation', disableAnimation],
  ])('%s fits the plan to the size that the map gets with it', async (_, prepare) => {
    prepare()
    const { display, container } = mapDisplayInBrowser()
    const scale = () => container.querySelector('.leaflet-control-scale-line')?.textContent
    display.show(drawnMapContent())
    const whole = scale()
    container.style.height = '200px'
    await new Promise((resolve) => setTimeout(resolve, 100))
    display.moveCamera('fit')
    await expect.poll(scale).not.toBe(whole)
    await new Promise((resolve) => setTimeout(resolve, 400))
    display.moveCamera('fit')
    container.style.height = '600px'
    await expect.poll(scale).toBe(whole)
  })

  it('a map that gets smaller later shows the same stops', async () => {
    disableAnimation()
    const { display, container } = mapDisplayInBrowser()
    const scale = () => container.querySelector('.leaflet-control-scale-line')?.textContent
    display.show(drawnMapContent())
    const whole = scale()
    await new Promise((resolve) => setTimeout(resolve, 400))
    container.style.height = '200px'
    await expect.poll(scale).not.toBe(whole)
    const area = container.getBoundingClientRect()
    const pins = [...container.querySelectorAll('[data-pin]')].map((pin) => pin.getBoundingClientRect())
    expect(pins.length).toBeGreaterThan(0)
    expect(pins.every(({ top, bottom }) => top >= area.top && bottom <= area.bottom)).toBe(true)
    container.style.height = '600px'
    await expect.poll(scale).toBe(whole)
  })

  it('a map that gets smaller with its window shows the same stops', async () => {
    disableAnimation()
    const { display, container } = mapDisplayInBrowser()
    container.style.height = '100vh'
    const scale = () => container.querySelector('.leaflet-control-scale-line')?.textContent
    display.show(drawnMapContent())
    await new Promise((resolve) => setTimeout(resolve, 400))
    const whole = scale()
    await page.viewport(1000, 250)
    await expect.poll(scale).not.toBe(whole)
    await page.viewport(1000, 700)
    await expect.poll(scale).toBe(whole)
  })

  it('a map that the user has moved keeps its scale when it gets smaller', async () => {
    disableAnimation()
    const { display, container } = mapDisplayInBrowser()
    const scale = () => container.querySelector('.leaflet-control-scale-line')?.textContent
    display.show(drawnMapContent())
    display.moveCamera('farther')
    const farther = scale()
    container.style.height = '200px'
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(scale()).toBe(farther)
  })

  it.each([
    ['while the map still moves', () => undefined],
    ['that waits while the map is resized', (container: HTMLElement) => void (container.style.height = '500px')],
  ])('a zoom to a stop %s ends at the stop', async (_, disturb) => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    const moving = untilSeen(container, '.leaflet-zoom-anim')
    display.moveCamera('farther')
    await moving
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToMarker', { lat: 52.1, lng: 5.1, stopId: 'a' }))
    display.show(mapContentOf(plan, view, undefined))
    disturb(container)
    await expect.poll(() => container.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
  })
})
