import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'
import { mapDisplayInBrowser, isVisible, disableAnimation } from '../../kit/map-display-in-browser'
import { aPlanOf, aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (container: HTMLElement) => [...container.querySelectorAll('[data-pin]')].filter(isVisible)
const names = (container: HTMLElement) => pins(container).map((pin) => pin.getAttribute('aria-label'))

describe('a map with an unusual plan', () => {
  const many = (count: number, coordinatesAt: (index: number) => { lat: number; lng: number }) =>
    planOf(
      [],
      Array.from({ length: count }, (_, index) => aStopCalled(`s${index}`, { coordinates: coordinatesAt(index) })),
    )

  it('a thousand stops at one place are one list in the window, and one group from farther away', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({ cameraRequestCount: 1 }, { ...many(1000, () => ({ lat: 52.1, lng: 5.1 })) }))
    // Fitting a single place zooms in as far as a stop, where nothing is grouped.
    expect(pins(container)).toHaveLength(1000)
    pins(container)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(container.querySelector('.leaflet-popup strong')?.textContent).toBe('1,000 stops at this place')
    expect(container.querySelectorAll('.leaflet-popup li a')).toHaveLength(100)
    expect(container.querySelector('.leaflet-popup li:last-child')?.textContent).toBe(
      'and 900 more, in the stops table',
    )
    expect(container.querySelector('.leaflet-popup')?.getBoundingClientRect().height).toBeLessThan(300)
    for (let times = 0; times < 4; times += 1) display.moveCamera('farther')
    expect(names(container)).toEqual(['1000 stops, zoom in'])
  })

  it('stops without valid coordinates do not hide the others', () => {
    const oddPlan = withStopFields(plan, {
      a: { coordinates: { lat: 0, lng: 0 } },
      b: { coordinates: { lat: NaN, lng: 5 } },
      c: { coordinates: { lat: 5.1, lng: 52.1 } },
    })
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({}, oddPlan))
    expect(names(container)).toHaveLength(1)
  })

  it('a path of 20,000 points is drawn, and invalid paths cause no error', () => {
    const straight = `_ibE_ibE${'A@'.repeat(20_000)}`
    const routes = plan.routes.map((route, index) => ({
      ...route,
      overviewPolyline: index === 0 ? straight : '\u0000\u0001',
    }))
    const { display } = mapDisplayInBrowser()
    expect(() => display.show(drawnMapContent({}, { ...plan, routes }))).not.toThrow()
  })

  it('a plan without stops, with one, or with two hundred routes without a path is drawn', () => {
    const { display, container } = mapDisplayInBrowser()
    const nowhere = Array.from({ length: 200 }, (_, index) => aRouteTo([], { index }))
    for (const [oddPlan, count] of [
      [planOf([], []), 0],
      [many(1, () => ({ lat: 52.1, lng: 5.1 })), 1],
      [aPlanOf(nowhere), 0],
    ] as const) {
      display.show(drawnMapContent({ cameraRequestCount: count }, oddPlan))
      expect(pins(container)).toHaveLength(count)
    }
  })

  it('many long paths are scaled during a zoom, and sharp soon after', async () => {
    const { display, container } = mapDisplayInBrowser()
    const path = (index: number) => `_~s_I_o}\\${'wK_F_F~B'.repeat(500 + index)}`
    const routes = Array.from({ length: 80 }, (_, index) => ({
      ...aRouteTo([], { index }),
      overviewPolyline: path(index),
    }))
    display.show(drawnMapContent({}, aPlanOf(routes)))
    const lines = () => [...container.querySelectorAll('[data-route]')].filter(isVisible)
    const isRough = (line: Element) => line.getAttribute('transform')?.includes('scale') === true
    expect(lines().length).toBe(80)
    display.moveCamera('closer')
    await expect.poll(() => lines().filter(isRough)).toEqual([])
  })

  it('a map without a size is drawn as soon as it has one', async () => {
    const { display, container } = mapDisplayInBrowser({ width: 0, height: 0 })
    display.show(drawnMapContent())
    Object.assign(container.style, { width: '800px', height: '600px' })
    await expect.poll(() => pins(container).length).toBe(4)
  })
})
