import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { afterMessage, mapMessage, pictureOf, wholeMap } from '../../../src/domain/map'
import { aMappedPlan, aMapView } from '../../kit/arbitraries/map'
import { boardInBrowser, readBack, withoutMotion } from '../../kit/board-in-browser'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { drawn, plan, told } from '../../domain/map/drawn'

beforeEach(async () => {
  withoutMotion()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (place: HTMLElement) => [...place.querySelectorAll('[data-pin]')]
const names = (place: HTMLElement) => pins(place).map((pin) => pin.getAttribute('aria-label'))
const aPicture = () => fc.tuple(aMappedPlan(), aMapView()).map(([of, view]) => pictureOf(of, view, undefined))

describe('a board that goes from picture to picture', () => {
  it('ends up as one that was given the last alone', () => {
    fc.assert(
      fc.property(fc.array(aPicture(), { minLength: 2, maxLength: 4 }), (pictures) => {
        const [led, fresh] = [boardInBrowser(), boardInBrowser()]
        for (const picture of pictures) led.board.show(picture)
        const last = pictures.at(-1)
        if (last === undefined) return
        fresh.board.show(last)
        for (const { board } of [led, fresh]) board.look('fit')
        expect(readBack(led.place)).toEqual(readBack(fresh.place))
        for (const { board } of [led, fresh]) board.close()
      }),
      { numRuns: 40 },
    )
  })

  it('shows every stop of the view, and no other', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    expect(names(place).map((name) => name?.replace(/(, [^,]*)$/, ''))).toEqual([
      'Stop 10, route 1',
      'Stop 20, route 1',
      'Stop 10, route 2',
      'Unplanned stop',
    ])
    board.show(drawn({ onlyUnplanned: true }))
    expect(pins(place)).toHaveLength(1)
    expect(place.querySelectorAll('[data-route]:not([style*="none"])')).toHaveLength(0)
  })

  it('moves no other mark when one is renumbered', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    const before = new Map(pins(place).map((pin) => [pin.getAttribute('data-pin'), pin.firstElementChild]))
    board.show(drawn({}, told(plan, { a: { stopNumber: 990 } })))
    for (const pin of pins(place)) {
      const isSame = before.get(pin.getAttribute('data-pin')) === pin.firstElementChild
      expect(isSame).toBe(pin.getAttribute('data-pin') !== 'stop a')
    }
    expect(place.textContent).toContain('990')
  })

  it('leaves nothing behind when it is closed, and its place can be used again', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    board.close()
    expect(place.childElementCount).toBe(0)
  })
})

describe('odd plans', () => {
  const many = (count: number, at: (index: number) => { lat: number; lng: number }) =>
    planOf(
      [],
      Array.from({ length: count }, (_, index) => aStopCalled(`s${index}`, { at: at(index) })),
    )

  it('of a thousand stops at one door show one disc that counts them', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn({ asked: 1 }, { ...many(1000, () => ({ lat: 52.1, lng: 5.1 })) }))
    // Fitted to one place the map is as near as at a stop, where nothing is clustered.
    expect(pins(place)).toHaveLength(1000)
    for (let times = 0; times < 4; times += 1) board.look('farther')
    expect(names(place)).toEqual(['1000 stops, zoom in'])
  })

  it('of stops nowhere, swapped or not numbers show the rest', () => {
    const odd = told(plan, {
      a: { at: { lat: 0, lng: 0 } },
      b: { at: { lat: NaN, lng: 5 } },
      c: { at: { lat: 5.1, lng: 52.1 } },
    })
    const { board, place } = boardInBrowser()
    board.show(drawn({}, odd))
    expect(names(place)).toHaveLength(1)
  })

  it('of 20,000 points on a path, or of paths that are no paths, are drawn', () => {
    const straight = `_ibE_ibE${'A@'.repeat(20_000)}`
    const routes = plan.routes.map((route, index) => ({
      ...route,
      overviewPolyline: index === 0 ? straight : '\u0000\u0001',
    }))
    const { board } = boardInBrowser()
    expect(() => board.show(drawn({}, { ...plan, routes }))).not.toThrow()
  })

  it('are shown on a board without a size as soon as it has one', async () => {
    const { board, place } = boardInBrowser({ width: 0, height: 0 })
    board.show(drawn())
    Object.assign(place.style, { width: '800px', height: '600px' })
    await expect.poll(() => pins(place).length).toBe(4)
  })
})

describe('where the map looks', () => {
  it('is level 16 at a stop, and only that stop is there', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    const { view } = afterMessage(wholeMap, mapMessage('zoomToMarker', { lat: 52.1, lng: 5.1, stopId: 'a' }))
    board.show(pictureOf(plan, view, undefined))
    expect(pins(place).map((pin) => pin.getAttribute('data-pin'))).toEqual(['stop a'])
    expect(place.querySelector('.leaflet-control-scale-line')?.textContent).toBe('100 m')
  })

  it('is at all that there is now, when it is told to fit', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    board.show(drawn({}, told(plan, { loose: { at: { lat: 53.3, lng: 7.1 } } })))
    expect(pins(place)).toHaveLength(3)
    board.look('fit')
    expect(pins(place)).toHaveLength(4)
  })

  it('stays where it is when something is edited', () => {
    const { board, place } = boardInBrowser()
    board.show(drawn())
    board.look('closer')
    const before = readBack(place)
    board.show(drawn({}, told(plan, { loose: { notes: 'Bel aan' } })))
    expect(readBack(place)).toEqual(before)
  })
})
