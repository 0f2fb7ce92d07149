import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { applyMapMessage, mapMessage, mapContentOf, initialMapView } from '../../../src/domain/map'
import { aMappedPlan, aMapView } from '../../kit/arbitraries/map'
import { mapDisplayInBrowser, isVisible, readPageContents, disableAnimation } from '../../kit/map-display-in-browser'
import { aPlanOf } from '../../kit/builders/plan'
import { drawnMapContent, north, plan, south, withStopFields } from '../../domain/map/drawn'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (container: HTMLElement) => [...container.querySelectorAll('[data-pin]')].filter(isVisible)
const names = (container: HTMLElement) => pins(container).map((pin) => pin.getAttribute('aria-label'))
const aContent = () =>
  fc.tuple(aMappedPlan(), aMapView()).map(([sourcePlan, view]) => mapContentOf(sourcePlan, view, undefined))

describe('leafletMapDisplay.show', () => {
  it('a map that showed several map contents equals one that showed only the last', () => {
    fc.assert(
      fc.property(fc.array(aContent(), { minLength: 2, maxLength: 4 }), (contents) => {
        const [stepwise, direct] = [mapDisplayInBrowser(), mapDisplayInBrowser()]
        for (const content of contents) stepwise.display.show(content)
        const last = contents.at(-1)
        if (last === undefined) return
        direct.display.show(last)
        for (const { display } of [stepwise, direct]) display.moveCamera('fit')
        expect(readPageContents(stepwise.container)).toEqual(readPageContents(direct.container))
        for (const { display } of [stepwise, direct]) display.close()
      }),
      { numRuns: 40 },
    )
  })

  it('the map shows every stop of the view, and no other', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    expect(names(container).map((name) => name?.replace(/(, [^,]*)$/, ''))).toEqual([
      'Stop 10, route 1',
      'Stop 20, route 1',
      'Stop 10, route 2',
      'Unplanned stop',
    ])
    display.show(drawnMapContent({ onlyUnplanned: true }))
    expect(pins(container)).toHaveLength(1)
    expect([...container.querySelectorAll('[data-route]')].filter(isVisible)).toEqual([])
  })

  it('renumbering one stop moves no other pin', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    const observer = new MutationObserver(() => undefined)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    display.show(drawnMapContent({}, withStopFields(plan, { a: { stopNumber: 15 } })))
    const changedElements = observer
      .takeRecords()
      .map(({ target }) => (target instanceof Element ? target : target.parentElement))
    expect(
      new Set(changedElements.map((element) => element?.closest('[data-pin], [data-route], [data-mark]'))),
    ).toEqual(new Set(pins(container).filter((pin) => pin.getAttribute('data-pin') === 'stop a')))
    expect(container.textContent).toContain('15')
  })

  it('the pin of a stop that becomes late is marked, and no other, and the mark goes again', () => {
    const { display, container } = mapDisplayInBrowser()
    const withSlot = withStopFields(plan, { a: { timeSlotLatest: '10:00' } })
    const arrivingAt = (time: string) => {
      const visits = north.visits.map((visit) =>
        visit.id === 'a' ? { ...visit, arrival: `2026-11-23T${time}:00+01:00` } : visit,
      )
      return drawnMapContent({}, { ...withSlot, routes: [{ ...north, visits }, south] })
    }
    const marked = () => pins(container).filter((pin) => pin.classList.contains('is-missed'))
    display.show(arrivingAt('09:30'))
    expect(marked()).toEqual([])
    display.show(arrivingAt('10:20'))
    expect(marked().map((pin) => pin.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Stop 10, route 1.*, late by 20 minutes$/),
    ])
    display.show(arrivingAt('09:45'))
    expect(marked()).toEqual([])
  })

  it('an empty map content, as after a log-out, leaves nothing in the hidden overlay', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.show(drawnMapContent({ routeIndex: 0 }))
    expect(container.querySelectorAll('[data-pin], [data-route]').length).toBeGreaterThan(4)
    display.show(drawnMapContent({}, aPlanOf([])))
    expect([...container.querySelectorAll('[data-pin], [data-route]')]).toEqual([])
  })

  it('a closed map leaves nothing behind, and its container can be used again', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.close()
    expect(container.childElementCount).toBe(0)
  })
})

describe('the camera', () => {
  it('zooming to a stop uses level 16 and hides the other stops', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToMarker', { lat: 52.1, lng: 5.1, stopId: 'a' }))
    display.show(mapContentOf(plan, view, undefined))
    expect(pins(container).map((pin) => pin.getAttribute('data-pin'))).toEqual(['stop a'])
    expect(container.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
  })

  it('a fit request shows everything in the current map content', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.show(drawnMapContent({}, withStopFields(plan, { loose: { coordinates: { lat: 52.8, lng: 6.2 } } })))
    expect(pins(container)).toHaveLength(3)
    display.moveCamera('fit')
    expect(pins(container)).toHaveLength(4)
  })

  it('a fit request shows everything also after a changed stop was zoomed to', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    const changed = mapMessage('stopChangedRefresh', { lat: 52.1, lng: 5.1, stopId: 'a' })
    display.show(mapContentOf(plan, applyMapMessage(initialMapView, changed).view, undefined))
    expect(container.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
    display.moveCamera('fit')
    expect(pins(container)).toHaveLength(4)
  })

  it('an edit does not move the map', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.moveCamera('closer')
    const before = readPageContents(container)
    display.show(drawnMapContent({}, withStopFields(plan, { loose: { notes: 'Bel aan' } })))
    expect(readPageContents(container)).toEqual(before)
  })
})

describe('animated zooming', () => {
  beforeEach(() => {
    vi.mocked(window.matchMedia).mockRestore()
  })

  it('a map after an animated move equals one that jumped there', async () => {
    const closeContent = drawnMapContent(
      {},
      withLines(withStopFields(plan, { b: { coordinates: { lat: 52.1, lng: 5.15 } } })),
    )
    const { display, container } = mapDisplayInBrowser()
    display.show(closeContent)
    expect(names(container)).toContain('2 stops, zoom in')
    display.moveCamera('closer')
    disableAnimation()
    const unanimated = mapDisplayInBrowser()
    unanimated.display.show(closeContent)
    unanimated.display.moveCamera('closer')
    expect(names(unanimated.container)).toContain('Stop 20, route 1, Bakkerij Jansen')
    await expect.poll(() => readPageContents(container)).toEqual(readPageContents(unanimated.container))
  })
})

describe('long use of a map', () => {
  const lines = () => withLines(plan)

  it('the document has as many elements after two hundred map contents as after ten', () => {
    const { display, container } = mapDisplayInBrowser()
    const showRound = (round: number) =>
      display.show(
        drawnMapContent(
          { routeIndex: round % 3 === 0 ? undefined : (round % 3) - 1, cameraRequestCount: round },
          round % 2 === 0 ? plan : lines(),
        ),
      )
    for (let round = 1; round <= 10; round += 1) showRound(round)
    const early = container.querySelectorAll('*').length
    for (let round = 11; round <= 202; round += 1) showRound(round)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(early)
  })

  it('a line is 5 pixels wide (§9)', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({}, lines()))
    const colour = container.querySelector('[data-route="0"] .is-colour')
    expect(colour && getComputedStyle(colour).strokeWidth).toBe('5px')
  })

  it('showCurrentPlanLines draws lines below the proposed ones, without clicks', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.showCurrentPlanLines(drawnMapContent({}, lines()).lines)
    const currentPlanLines = [...container.querySelectorAll('.is-current-plan [data-route]')].filter(isVisible)
    expect(currentPlanLines.map((line) => line.getAttribute('data-route'))).toEqual(['0', '1'])
    const colour = currentPlanLines[0]?.querySelector('.is-colour')
    expect(colour && getComputedStyle(colour)).toMatchObject({ strokeWidth: '2px', pointerEvents: 'none' })
    display.showCurrentPlanLines(new Map())
    expect([...container.querySelectorAll('.is-current-plan [data-route]')].filter(isVisible)).toEqual([])
  })
})

/** The first route visits several places. */
const withLines = (sourcePlan: typeof plan): typeof plan => ({
  ...sourcePlan,
  routes: sourcePlan.routes.map((route) => ({
    ...route,
    visits: route.visits.map((visit, index) => ({
      ...visit,
      address: {
        name: '',
        address: '',
        zipcode: '',
        unknownFields: {},
        coordinates: { lat: 52 + index / 10, lng: 5 + route.index / 10 },
      },
    })),
  })),
})
