import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { applyMapMessage, mapMessage, pictureOf, initialMapView } from '../../../src/domain/map'
import { aMappedPlan, aMapView } from '../../kit/arbitraries/map'
import { boardInBrowser, isInSight, readBack, withoutMotion } from '../../kit/map-display-in-browser'
import { aPlanOf } from '../../kit/builders/plan'
import { drawnPicture, plan, withStopFields } from '../../domain/map/drawn'

beforeEach(async () => {
  withoutMotion()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (place: HTMLElement) => [...place.querySelectorAll('[data-pin]')].filter(isInSight)
const names = (place: HTMLElement) => pins(place).map((pin) => pin.getAttribute('aria-label'))
const aPicture = () => fc.tuple(aMappedPlan(), aMapView()).map(([sourcePlan, view]) => pictureOf(sourcePlan, view, undefined))

describe('a board that goes from picture to picture', () => {
  it('ends up as one that was given the last alone', () => {
    fc.assert(
      fc.property(fc.array(aPicture(), { minLength: 2, maxLength: 4 }), (pictures) => {
        const [stepwise, direct] = [boardInBrowser(), boardInBrowser()]
        for (const picture of pictures) stepwise.board.show(picture)
        const last = pictures.at(-1)
        if (last === undefined) return
        direct.board.show(last)
        for (const { board } of [stepwise, direct]) board.look('fit')
        expect(readBack(stepwise.place)).toEqual(readBack(direct.place))
        for (const { board } of [stepwise, direct]) board.close()
      }),
      { numRuns: 40 },
    )
  })

  it('shows every stop of the view, and no other', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    expect(names(place).map((name) => name?.replace(/(, [^,]*)$/, ''))).toEqual([
      'Stop 10, route 1',
      'Stop 20, route 1',
      'Stop 10, route 2',
      'Unplanned stop',
    ])
    board.show(drawnPicture({ onlyUnplanned: true }))
    expect(pins(place)).toHaveLength(1)
    expect([...place.querySelectorAll('[data-route]')].filter(isInSight)).toEqual([])
  })

  it('moves no other mark when one is renumbered', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    const observer = new MutationObserver(() => undefined)
    observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true })
    board.show(drawnPicture({}, withStopFields(plan, { a: { stopNumber: 15 } })))
    const changedElements = observer.takeRecords().map(({ target }) => (target instanceof Element ? target : target.parentElement))
    expect(new Set(changedElements.map((element) => element?.closest('[data-pin], [data-route], [data-mark]')))).toEqual(
      new Set(pins(place).filter((pin) => pin.getAttribute('data-pin') === 'stop a')),
    )
    expect(place.textContent).toContain('15')
  })

  it('keeps nothing aside of what is gone for good, as after a log-out', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.show(drawnPicture({ routeIndex: 0 }))
    expect(place.querySelectorAll('[data-pin], [data-route]').length).toBeGreaterThan(4)
    board.show(drawnPicture({}, aPlanOf([])))
    expect([...place.querySelectorAll('[data-pin], [data-route]')]).toEqual([])
  })

  it('leaves nothing behind when it is closed, and its place can be used again', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.close()
    expect(place.childElementCount).toBe(0)
  })
})

describe('where the map looks', () => {
  it('is level 16 at a stop, and only that stop is there', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    const { view } = applyMapMessage(initialMapView, mapMessage('zoomToMarker', { lat: 52.1, lng: 5.1, stopId: 'a' }))
    board.show(pictureOf(plan, view, undefined))
    expect(pins(place).map((pin) => pin.getAttribute('data-pin'))).toEqual(['stop a'])
    expect(place.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
  })

  it('is at all that there is now, when it is told to fit', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.show(drawnPicture({}, withStopFields(plan, { loose: { coordinates: { lat: 53.3, lng: 7.1 } } })))
    expect(pins(place)).toHaveLength(3)
    board.look('fit')
    expect(pins(place)).toHaveLength(4)
  })

  it('is told to fit by a button that says what it fits, also on a phone', async () => {
    const { board, place } = boardInBrowser({ width: 390, height: 600 })
    const fit = place.querySelector<HTMLElement>('.rr-map-fit')
    const labels = () => [fit?.title, fit?.ariaLabel]
    board.show(drawnPicture({}, withLines(plan)))
    expect(labels()).toEqual(['Fit all', 'Fit all'])
    board.show(drawnPicture({ routeIndex: 0, cameraRequestCount: 1 }, withLines(plan)))
    expect(labels()).toEqual(['Fit route', 'Fit route'])
    const before = readBack(place)
    board.look('closer')
    await page.viewport(390, 800)
    const { width, height } = fit?.getBoundingClientRect() ?? new DOMRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    fit?.click()
    expect(readBack(place)).toEqual(before)
  })

  it('stays where it is when something is edited', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.look('closer')
    const before = readBack(place)
    board.show(drawnPicture({}, withStopFields(plan, { loose: { notes: 'Bel aan' } })))
    expect(readBack(place)).toEqual(before)
  })
})

describe('a board that glides', () => {
  beforeEach(() => {
    vi.mocked(window.matchMedia).mockRestore()
  })

  it('ends up as one that jumps there', async () => {
    const closePicture = drawnPicture({}, withLines(withStopFields(plan, { b: { coordinates: { lat: 52.1, lng: 5.15 } } })))
    const { board, place } = boardInBrowser()
    board.show(closePicture)
    expect(names(place)).toContain('2 stops, zoom in')
    board.look('closer')
    withoutMotion()
    const unanimated = boardInBrowser()
    unanimated.board.show(closePicture)
    unanimated.board.look('closer')
    expect(names(unanimated.place)).toContain('Stop 20, route 1, Bakkerij Jansen')
    await expect.poll(() => readBack(place)).toEqual(readBack(unanimated.place))
  })
})

describe('a board that is drawn on for long', () => {
  const lines = () => withLines(plan)

  it('is no larger after two hundred pictures than after ten', () => {
    const { board, place } = boardInBrowser()
    const showRound = (round: number) =>
      board.show(
        drawnPicture({ routeIndex: round % 3 === 0 ? undefined : (round % 3) - 1, cameraRequestCount: round }, round % 2 === 0 ? plan : lines()),
      )
    for (let round = 1; round <= 10; round += 1) showRound(round)
    const early = place.querySelectorAll('*').length
    for (let round = 11; round <= 202; round += 1) showRound(round)
    expect(place.querySelectorAll('*').length).toBeLessThanOrEqual(early)
  })

  it('traces what was beneath what is proposed, and leaves it to no hand', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.trace(drawnPicture({}, lines()).lines)
    const formerLines = [...place.querySelectorAll('.is-former [data-route]')].filter(isInSight)
    expect(formerLines.map((line) => line.getAttribute('data-route'))).toEqual(['0', '1'])
    const colour = formerLines[0]?.querySelector('.is-colour')
    expect(colour && getComputedStyle(colour)).toMatchObject({ strokeWidth: '2px', pointerEvents: 'none' })
    board.trace(new Map())
    expect([...place.querySelectorAll('.is-former [data-route]')].filter(isInSight)).toEqual([])
  })
})

/** The first route goes from place to place. */
const withLines = (sourcePlan: typeof plan): typeof plan => ({
  ...sourcePlan,
  routes: sourcePlan.routes.map((route) => ({
    ...route,
    visits: route.visits.map((visit, index) => ({
      ...visit,
      address: { name: '', address: '', zipcode: '', extra: {}, at: { lat: 52 + index / 10, lng: 5 + route.index / 10 } },
    })),
  })),
})
