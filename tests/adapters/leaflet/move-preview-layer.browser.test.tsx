import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { markerColourOf } from '../../../src/domain/route'
import { drawnMapContent } from '../../domain/map/drawn'
import { disableAnimation, mapDisplayInBrowser } from '../../kit/map-display-in-browser'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const openMap = () => {
  const { display, container } = mapDisplayInBrowser()
  display.show(drawnMapContent())
  const pin = (stop: string) => container.querySelector<HTMLElement>(`[data-drag-stop="${stop}"]`)
  const opacityOf = (element: Element | null) => (element === null ? NaN : Number(getComputedStyle(element).opacity))
  const line = (route: number) => container.querySelector(`.rr-line[data-route="${route}"]`)
  return { display, container, pin, line, opacityOf }
}

const legOf = (hex: string) => ({
  colour: markerColourOf(hex),
  points: [
    { lat: 52.1, lng: 5.1 },
    { lat: 52.2, lng: 5.3 },
  ],
})

const dragOf = (routes: ReadonlyArray<number>) => ({
  stops: ['a'],
  routes,
  newLegs: [legOf('#d71034')],
  stopCoordinates: undefined,
  price: undefined,
  isDragged: true,
})

const send = (target: Element, kind: string, x: number, y: number): boolean =>
  target.dispatchEvent(
    new (kind.startsWith('pointer') ? PointerEvent : MouseEvent)(kind, {
      bubbles: true,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
    }),
  )

describe('leafletMapDisplay.showMovePreview', () => {
  it('pins and lines of other routes are faint until the stops are dropped', () => {
    const { display, pin, line, opacityOf } = openMap()
    display.showMovePreview(dragOf([0]))
    expect([opacityOf(pin('a')), opacityOf(pin('b')), opacityOf(line(0))]).toEqual([1, 1, 1])
    expect([opacityOf(pin('c')), opacityOf(pin('loose')), opacityOf(line(1))]).toEqual([0.3, 0.3, 0.22])
    display.showMovePreview(dragOf([0, 1]))
    expect([opacityOf(pin('c')), opacityOf(line(1))]).toEqual([1, 1])
    display.showMovePreview(undefined)
    expect([opacityOf(pin('loose')), opacityOf(line(1))]).toEqual([1, 1])
  })

  it('the new legs are dashed in the colour of the route, over a casing', () => {
    const { display, container } = openMap()
    display.showMovePreview(dragOf([0]))
    const legs = [...container.querySelectorAll<SVGElement>('.rr-new-leg')]
    expect(legs.map((leg) => leg.getAttribute('stroke-dasharray'))).toEqual(['1 8', '1 8'])
    const casing = getComputedStyle(document.documentElement).getPropertyValue('--rr-line-casing')
    expect(casing).toBe('#ffffff')
    expect(legs.map((leg) => getComputedStyle(leg).stroke)).toEqual(['rgb(255, 255, 255)', 'rgb(221, 52, 82)'])
    display.showMovePreview(undefined)
    expect(container.querySelector('.rr-new-leg')).toBeNull()
  })

  it('a stop that is moved has no ring where it has a pin', () => {
    const { display, container, pin } = openMap()
    expect(pin('a')).not.toBeNull()
    display.showMovePreview({ ...dragOf([0]), stopCoordinates: { lat: 52.1, lng: 5.1 } })
    expect(container.querySelector('.rr-moved-stop')).toBeNull()
  })

  it('a stop that is moved has a ring where the map has no pin for it', () => {
    const { display, container } = openMap()
    const ring = () => container.querySelector('.rr-moved-stop')
    display.showMovePreview({ ...dragOf([0]), stops: ['elsewhere'], stopCoordinates: { lat: 52.1, lng: 5.1 } })
    const focusColour = getComputedStyle(document.documentElement).getPropertyValue('--rr-focus')
    expect(focusColour).not.toBe('')
    const [box, map] = [ring()?.getBoundingClientRect(), container.getBoundingClientRect()]
    expect(box?.width).toBeGreaterThanOrEqual(16)
    expect(box?.left).toBeGreaterThan(map.left)
    expect(getComputedStyle(ring() ?? container).stroke).not.toBe('none')
    display.showMovePreview(undefined)
    expect(ring()).toBeNull()
  })

  it('legs of several places are drawn over one another, each over its own casing, the first on top', () => {
    const { display, container } = openMap()
    display.showMovePreview({ ...dragOf([0]), newLegs: [legOf('#d71034'), legOf('#39a15b')] })
    const legs = [...container.querySelectorAll<SVGElement>('.rr-new-leg')]
    expect(legs.map((leg) => getComputedStyle(leg).stroke)).toEqual([
      'rgb(255, 255, 255)',
      'rgb(87, 175, 116)',
      'rgb(255, 255, 255)',
      'rgb(221, 52, 82)',
    ])
  })

  it('a price stands beside its place, follows the map, and keeps clear of the right edge', async () => {
    const { display } = openMap()
    const priceAt = (lng: number) => ({
      ...dragOf([0]),
      price: {
        at: { lat: 52.1, lng },
        badge: { number: 8, colour: markerColourOf('#d71034') },
        text: '+11 km · +13 min',
      },
    })
    const price = page.getByText('+11 km · +13 min')
    display.showMovePreview(priceAt(5.1))
    await expect.element(price).toHaveTextContent('8+11 km · +13 min')
    const before = price.element().getBoundingClientRect()
    display.moveCamera('closer')
    expect(price.element().getBoundingClientRect().top).not.toBe(before.top)
    display.moveCamera('farther')
    display.showMovePreview(priceAt(5.6))
    const map = document.querySelector('.leaflet-container')?.getBoundingClientRect()
    expect(price.element().getBoundingClientRect().right).toBeLessThan(map?.right ?? 0)
    display.showMovePreview(undefined)
    await expect.element(price).not.toBeInTheDocument()
  })

  it('a preview without a drag leaves the map free to pan', () => {
    const { display, container } = openMap()
    const drag = () => container.querySelector('.leaflet-container')?.classList.contains('leaflet-touch-drag')
    const isFree = drag()
    display.showMovePreview({ ...dragOf([0]), isDragged: false })
    expect(drag()).toBe(isFree)
  })

  it('a pin of one stop can be dragged and dropped upon, one without a route only dragged', () => {
    const { pin } = openMap()
    const { dropRoute, dropAfter } = pin('b')?.dataset ?? {}
    expect([dropRoute, dropAfter]).toEqual(['0', 'b'])
    expect(pin('loose')?.dataset['dropRoute']).toBeUndefined()
  })

  it('a press on a pin does not pan the map, and one beside it does', async () => {
    const { container, pin } = openMap()
    const map = container.querySelector('.leaflet-container')
    const pane = container.querySelector('.leaflet-map-pane')
    const pan = async (target: Element | null): Promise<boolean> => {
      if (target === null || map === null) throw new Error('The map has no such part.')
      const before = pane?.getBoundingClientRect().left
      const { left, top } = target.getBoundingClientRect()
      for (const [kind, distance] of [
        ['pointerdown', 0],
        ['mousedown', 0],
        ['mousemove', 30],
        ['mousemove', 60],
      ] as const)
        send(target, kind, left + 5 + distance, top + 5)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const after = pane?.getBoundingClientRect().left
      for (const kind of ['pointerup', 'mouseup']) send(target, kind, left + 65, top + 5)
      return before !== after
    }
    expect(await pan(pin('a'))).toBe(false)
    expect(await pan(map)).toBe(true)
  })
})
