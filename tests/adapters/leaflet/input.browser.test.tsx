import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnPicture, plan, withStopFields } from '../../domain/map/drawn'
import { boardInBrowser, isInSight, withoutMotion } from '../../kit/map-display-in-browser'
import { aPlanOf } from '../../kit/builders/plan'

beforeEach(async () => {
  withoutMotion()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (place: HTMLElement) => [...place.querySelectorAll('[data-pin]')].filter(isInSight)

describe('hands on the board', () => {
  it('open the window of a stop, with names as names', async () => {
    const { board, place, told: heard } = boardInBrowser()
    board.show(
      drawnPicture(
        {},
        withStopFields(plan, {
          a: { customerName: '<img src=x onerror=alert(1)> & Zn', timeSlotEarliest: '09:00', timeSlotLatest: '11:00' },
        }),
      ),
    )
    pins(place)
      .find((pin) => pin.getAttribute('data-pin') === 'stop a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const info = page.getByText('10 · <img src=x onerror=alert(1)> & Zn')
    await expect.element(info).toBeVisible()
    expect(place.querySelector('.leaflet-popup img')).toBeNull()
    expect(place.querySelector('.leaflet-popup')?.textContent).toContain('09:00–11:00')
    expect(place.querySelector('.leaflet-popup')?.getBoundingClientRect().width).toBeLessThan(240)
    await page.getByRole('link', { name: 'Open stop' }).click()
    expect(heard).toContainEqual(['stopOpened', 'a'])
  })

  it('close the window of a stop that is no more', async () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    pins(place)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toBeVisible()
    board.show(drawnPicture({}, aPlanOf([])))
    await expect.element(page.getByRole('link', { name: 'Open stop' })).not.toBeInTheDocument()
  })

  it('tell the route whose line is clicked', () => {
    const { board, place, told: heard } = boardInBrowser()
    const path = [
      { lat: 52, lng: 5 },
      { lat: 52.2, lng: 5.2 },
    ]
    const [first] = plan.routes
    const coordinatesOfVisit = (index: number) => ({ name: '', address: '', zipcode: '', extra: {}, coordinatesOfVisit: path[index] })
    const routes = plan.routes.map((route) =>
      route === first
        ? { ...route, visits: route.visits.map((visit, index) => ({ ...visit, address: coordinatesOfVisit(index) })) }
        : route,
    )
    board.show(drawnPicture({}, { ...plan, routes }))
    place.querySelector('[data-route="0"] .is-colour')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(heard).toContainEqual(['routeClicked', 0])
  })

  it('go from stop to stop in the order of the routes, and open one by Enter', async () => {
    const { board, place, told: heard } = boardInBrowser()
    board.show(drawnPicture())
    expect(pins(place).map((pin) => pin.getAttribute('data-pin'))).toEqual(['stop a', 'stop b', 'stop c', 'stop loose'])
    board.focus()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
    expect(heard).toContainEqual(['pointed', { kind: 'stop', id: 'a' }])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Open stop' })).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
    expect(heard).not.toContainEqual(['steppedOut', undefined])
    await userEvent.keyboard('{Escape}')
    expect(heard).toContainEqual(['steppedOut', undefined])
    expect(document.activeElement).toBe(place.querySelector('.leaflet-container'))
  })

  it('stop once at a door where several stand, and find the others behind it', async () => {
    const { board, place } = boardInBrowser()
    const coordinates = { lat: 52.1, lng: 5.1 }
    board.show(drawnPicture({ routeIndex: 0 }, withStopFields(plan, { a: { coordinates }, b: { coordinates: { ...coordinates, lng: coordinates.lng + 0.5e-5 } } })))
    expect(pins(place).map((pin) => [pin.getAttribute('data-pin'), pin.getAttribute('tabindex')])).toEqual([
      ['stop a', '0'],
      ['stop b', '-1'],
    ])
    expect(pins(place)[0]?.getAttribute('aria-label')).toMatch(/^Stop 10, route 1, .*, and 1 more at this door$/)
    board.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(place.querySelectorAll('.leaflet-popup li a')).toHaveLength(2)
    expect(document.activeElement).toBe(place.querySelector('.leaflet-popup li a'))
    board.show(drawnPicture({ routeIndex: 0 }, withStopFields(plan, { a: { coordinates: { ...coordinates, lat: 52.1005 } }, b: { coordinates } })))
    expect(pins(place).map((pin) => pin.getAttribute('tabindex'))).toEqual(['0', '0'])
    expect(pins(place)[0]?.getAttribute('aria-label')).not.toContain('door')
  })

  it('go on from the map when a disc is opened by a key', async () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture({}, withStopFields(plan, { b: { coordinates: { lat: 52.1001, lng: 5.1001 } } })))
    pins(place)
      .find((pin) => pin.getAttribute('aria-label') === '2 stops, zoom in')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(place.querySelector('.leaflet-container'))
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
  })

  it('take one step out with each Esc, of which nobody else on the page makes another', async () => {
    const { board, place } = boardInBrowser()
    const unhandled: boolean[] = []
    const record = (event: KeyboardEvent): void => void unhandled.push(event.defaultPrevented)
    document.addEventListener('keydown', record)
    onTestFinished(() => document.removeEventListener('keydown', record))
    board.show(drawnPicture())
    pins(place)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await userEvent.keyboard('{Escape}{Escape}')
    expect(unhandled).toEqual([true, true, true])
  })

  it('go one step closer or farther with each plus or minus, of which nobody else on the page makes another', async () => {
    const unhandled: string[] = []
    const record = ({ key }: KeyboardEvent): void => void unhandled.push(key)
    document.addEventListener('keydown', record)
    onTestFinished(() => document.removeEventListener('keydown', record))
    const { board, place } = boardInBrowser()
    board.show(drawnPicture({ routeIndex: 0 }))
    const pinDistance = (): number => {
      const [from, to] = pins(place).map((pin) => pin.getBoundingClientRect().left)
      return Math.abs((to ?? NaN) - (from ?? NaN))
    }
    board.look('farther')
    board.look('farther')
    const before = pinDistance()
    board.focus()
    for (const [keys, times] of [
      ['+', 2],
      ['-', 1],
      ['=', 2],
      ['-', 1],
      ['{Shift>}+{/Shift}', 2],
      ['{Shift>}_{/Shift}', 1],
    ] as const) {
      await userEvent.keyboard(keys)
      expect([keys, Math.round(pinDistance() / before)]).toEqual([keys, times])
    }
    expect(unhandled.filter((key) => key !== 'Shift')).toEqual([])
  })

  it('draw a box around stops', () => {
    const { board, place, told: heard } = boardInBrowser()
    board.show(drawnPicture())
    const map = place.querySelector('.leaflet-container')
    const { left, top } = place.getBoundingClientRect()
    const press = (type: string, x: number, y: number) =>
      map?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          shiftKey: true,
          button: 0,
          pointerId: 1,
          clientX: left + x,
          clientY: top + y,
        }),
      )
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
    press('pointerdown', 1, 1)
    press('pointermove', 400, 300)
    press('pointermove', 799, 599)
    press('pointerup', 799, 599)
    expect(heard).toContainEqual(['boxed', ['a', 'b', 'c', 'loose']])
  })

  it('raise what is pointed at elsewhere', () => {
    const { board, place } = boardInBrowser()
    board.show(drawnPicture())
    board.highlight({ kind: 'stop', id: 'b' })
    expect(place.querySelector('.is-pointed')?.getAttribute('data-pin')).toBe('stop b')
    board.highlight({ kind: 'route', index: 1 })
    expect([...place.querySelectorAll('.is-pointed')].map((one) => one.getAttribute('data-route'))).toEqual(['1'])
    board.highlight(undefined)
    expect(place.querySelector('.is-pointed')).toBeNull()
  })
})
