import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MovablePin } from '../../../src/application/map'
import type { Coordinates } from '../../../src/domain/address'
import { greyColour } from '../../../src/domain/route'
import '../../../src/ui/design/index.css'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { disableAnimation, mapDisplayInBrowser } from '../../kit/map-display-in-browser'

const places = {
  a: { lat: 52.1, lng: 5 },
  b: { lat: 52.1, lng: 5.1 },
  c: { lat: 52.2, lng: 5.1 },
}

const route = withStopFields(
  aPlanOf([aRouteTo(['a', 'b', 'c'], { name: 'Amersfoort', color: '#39a15b' })], ['loose']),
  {
    a: { customerName: 'a', coordinates: places.a },
    b: { customerName: 'b', coordinates: places.b },
    c: { customerName: 'c', coordinates: places.c },
    loose: { coordinates: { lat: 52.4, lng: 4.9 } },
  },
)

const contentAt = (stopId: string, coordinates = places.b, shownPlan = route) =>
  drawnMapContent({ zoomTarget: { coordinates, stopId, hidesOthers: true } }, shownPlan)

const inset = page.getByRole('region', { name: 'Route 1 on the map' })
const pointer = (side: string) => page.getByRole('link', { name: new RegExp(`^${side}: `) })

const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const doNothing = () => undefined

const movablePinAt = (at: Coordinates): MovablePin => ({
  at,
  from: at,
  label: { kind: 'number', text: '20' },
  colour: greyColour,
  title: 'Edit stop 20',
  name: 'b',
  onPut: doNothing,
  onAccept: doNothing,
  onLeave: doNothing,
})

describe('the inset of a stop on the map', () => {
  beforeEach(async () => {
    disableAnimation()
    await page.viewport(1000, 700)
    return () => vi.restoreAllMocks()
  })

  it('the inset names the route and its stops, marks the stop, and shows the whole route on request', async () => {
    const { display, events } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    await expect.element(inset.getByText('Amersfoort · 3 stops')).toBeVisible()
    await expect.element(inset.getByRole('img', { name: 'Route 1 on the map, stop 20 marked' })).toBeVisible()
    const [pin, panel] = ['.rr-inset__pin svg', '.rr-inset'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    expect(pin?.top).toBeGreaterThan(panel?.top ?? Infinity)
    expect(pin?.bottom).toBeLessThan(panel?.bottom ?? 0)
    await inset.getByRole('button', { name: 'Show the whole route' }).click()
    expect(events).toContainEqual(['onRouteClick', 0])
  })

  it('a low window, such as that of a phone on its side, has no inset over the stop', async () => {
    const { display } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    await expect.element(inset).toBeVisible()
    await page.viewport(844, 390)
    await expect.element(inset).not.toBeInTheDocument()
  })

  it('the drawing has the colour of the route', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(
      contentAt('b', places.b, {
        ...route,
        routes: route.routes.map((one) => ({ ...one, overviewPolyline: '_mr|Hod|]gsJgcQ' })),
      }),
    )
    const canvas = container.querySelector<HTMLCanvasElement>('.rr-inset canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const isGreen = (index: number) =>
      pixels[index] === 0x39 && pixels[index + 1] === 0xa1 && pixels[index + 2] === 0x5b
    expect(Array.from({ length: pixels.length / 4 }, (_, index) => index * 4).filter(isGreen).length).toBeGreaterThan(
      20,
    )
  })

  it('pointers at the edges lead to the stops before and after', async () => {
    const { display, container, events } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    await expect.element(pointer('Previous')).toHaveAccessibleName('Previous: stop 10 a · 6.8 km')
    await expect.element(pointer('Next')).toHaveAccessibleName('Next: stop 30 c · 11 km')
    const map = container.getBoundingClientRect()
    const previous = pointer('Previous').element().getBoundingClientRect()
    const next = pointer('Next').element().getBoundingClientRect()
    expect(previous.left - map.left).toBeLessThan(60)
    expect(Math.abs(next.left + next.width / 2 - map.left - map.width / 2)).toBeLessThan(40)
    expect(next.top - map.top).toBeLessThan(80)
    await expect.element(pointer('Next')).toHaveAttribute('href', '/stops/c')
    await pointer('Next').click()
    expect(events).toContainEqual(['onStopOpen', 'c'])
    display.show(contentAt('c', places.c))
    await expect.element(pointer('Next')).not.toBeInTheDocument()
  })

  it('a pointer to a stop at the same place leaves the pin free', async () => {
    const { display, container } = mapDisplayInBrowser()
    const besideEachOther = withStopFields(route, {
      a: { coordinates: { lat: 52.1001, lng: 5.1 } },
      c: { coordinates: places.b },
    })
    display.show(contentAt('b', places.b, besideEachOther))
    await expect.element(pointer('Next')).toBeVisible()
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const pin = box(container.querySelector('[data-drag-stop="b"]'))
    const boxes = [box(pointer('Previous').element()), box(pointer('Next').element()), pin]
    expect(pin.width).toBeGreaterThan(0)
    const overlaps = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => doOverlap(one, other)))
    expect(overlaps).toEqual([])
  })

  it('no pointer covers the preview of a move or a pin that is put elsewhere', async () => {
    const { display } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    display.showMovePreview({
      stops: ['b'],
      routes: [0],
      newLegs: [],
      stopCoordinates: undefined,
      price: undefined,
      isDragged: false,
    })
    await expect.element(pointer('Next')).not.toBeInTheDocument()
    display.showMovePreview(undefined)
    await expect.element(pointer('Next')).toBeVisible()
    display.showMovablePin(movablePinAt(places.b))
    await expect.element(pointer('Next')).not.toBeInTheDocument()
    display.showMovablePin(undefined)
    await expect.element(pointer('Next')).toBeVisible()
  })

  it('the focus stays on a pointer when the plan changes', () => {
    const { display } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    pointer('Next').element().focus()
    display.show(contentAt('b', places.b, withStopFields(route, { c: { customerName: 'Bakkerij' } })))
    expect(document.activeElement?.ariaLabel).toBe('Next: stop 30 Bakkerij · 11 km')
  })

  it('a stop on no route says so', async () => {
    const { display } = mapDisplayInBrowser()
    display.show(contentAt('loose', { lat: 52.4, lng: 4.9 }))
    const surroundings = page.getByRole('region', { name: 'Surroundings of the stop' })
    await expect.element(surroundings.getByText('Not on a route')).toBeVisible()
    await expect.element(surroundings.getByRole('button')).not.toBeInTheDocument()
  })

  it('the inset goes when the map shows more than the stop, and does not show on a phone', async () => {
    const { display } = mapDisplayInBrowser()
    display.show(contentAt('b'))
    await page.viewport(390, 844)
    await expect.element(page.getByText('Amersfoort · 3 stops')).not.toBeVisible()
    await page.viewport(1000, 700)
    await expect.element(inset).toBeVisible()
    const isMarked = (): boolean => document.documentElement.hasAttribute('data-inset')
    expect(isMarked()).toBe(true)
    display.show(drawnMapContent({ cameraRequestCount: 1 }, plan))
    await expect.element(inset).not.toBeInTheDocument()
    expect(isMarked()).toBe(false)
    await expect.element(pointer('Next')).not.toBeInTheDocument()
  })
})
