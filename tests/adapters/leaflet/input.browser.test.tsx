import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnMapContent, north, plan, south, withStopFields } from '../../domain/map/drawn'
import { mapDisplayInBrowser, isVisible, disableAnimation } from '../../kit/map-display-in-browser'
import { aPlanOf } from '../../kit/builders/plan'

beforeEach(async () => {
  disableAnimation()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (container: HTMLElement) => [...container.querySelectorAll('[data-pin]')].filter(isVisible)

describe('map input', () => {
  it('a click on a pin opens the info window of its stop, with names as plain text', async () => {
    const { display, container, events } = mapDisplayInBrowser()
    display.show(
      drawnMapContent(
        {},
        withStopFields(plan, {
          a: { customerName: '<img src=x onerror=alert(1)> & Zn', timeSlotEarliest: '09:00', timeSlotLatest: '11:00' },
        }),
      ),
    )
    pins(container)
      .find((pin) => pin.getAttribute('data-pin') === 'stop a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const info = page.getByText('10 · <img src=x onerror=alert(1)> & Zn')
    await expect.element(info).toBeVisible()
    expect(container.querySelector('.leaflet-popup img')).toBeNull()
    expect(container.querySelector('.leaflet-popup')?.textContent).toContain('09:00–11:00')
    expect(container.querySelector('.leaflet-popup')?.getBoundingClientRect().width).toBeLessThan(240)
    await page.getByRole('link', { name: 'Open stop' }).click()
    expect(events).toContainEqual(['onStopOpen', 'a'])
  })

  it('an info window says by how much its stop is late, and follows a change of that', async () => {
    const { display, container } = mapDisplayInBrowser()
    const withSlot = withStopFields(plan, { a: { timeSlotLatest: '10:00' } })
    const arrivingAt = (time: string) => {
      const arrival = `2026-11-23T${time}:00+01:00`
      const visits = north.visits.map((visit) => (visit.id === 'a' ? { ...visit, arrival } : visit))
      return drawnMapContent({}, { ...withSlot, routes: [{ ...north, visits }, south] })
    }
    display.show(arrivingAt('10:20'))
    pins(container)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByText('Late by 20 minutes')).toBeVisible()
    display.show(arrivingAt('10:45'))
    await expect.element(page.getByText('Late by 45 minutes')).toBeVisible()
    display.show(arrivingAt('09:45'))
    await expect.element(page.getByText('Late by')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toBeVisible()
  })

  it('an info window moves its stop, and keeps the focus when the stop changes', async () => {
    const { display, container, events } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Move to…' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(events).toContainEqual(['onStopMove', 'a'])
    expect(container.querySelector<HTMLElement>('.leaflet-popup [data-stop]')?.dataset['stop']).toBe('a')
    display.show(drawnMapContent({}, withStopFields(plan, { a: { customerName: 'Bakkerij' } })))
    await expect.element(page.getByText('10 · Bakkerij')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Move to…' })).toHaveFocus()
  })

  it('each stop of an info window with several can be moved', async () => {
    const { display, container, events } = mapDisplayInBrowser()
    const coordinates = { lat: 52.1, lng: 5.1 }
    display.show(drawnMapContent({ routeIndex: 0 }, withStopFields(plan, { a: { coordinates }, b: { coordinates } })))
    pins(container)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await page.getByRole('button', { name: 'Move to…, 20 · Bakkerij Jansen' }).click()
    expect(events).toContainEqual(['onStopMove', 'b'])
  })

  it('an info window closes when its stop is removed', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    pins(container)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toBeVisible()
    display.show(drawnMapContent({}, aPlanOf([])))
    await expect.element(page.getByRole('link', { name: 'Open stop' })).not.toBeInTheDocument()
  })

  it('a click on a line reports its route', () => {
    const { display, container, events } = mapDisplayInBrowser()
    const path = [
      { lat: 52, lng: 5 },
      { lat: 52.2, lng: 5.2 },
    ]
    const [first] = plan.routes
    const addressAt = (index: number) => ({
      name: '',
      address: '',
      zipcode: '',
      unknownFields: {},
      coordinates: path[index],
    })
    const routes = plan.routes.map((route) =>
      route === first
        ? { ...route, visits: route.visits.map((visit, index) => ({ ...visit, address: addressAt(index) })) }
        : route,
    )
    display.show(drawnMapContent({}, { ...plan, routes }))
    container.querySelector('[data-route="0"] .is-colour')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(events).toContainEqual(['onRouteClick', 0])
  })

  it('Tab moves from stop to stop in the order of the routes, and Enter opens one', async () => {
    const { display, container, events } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    expect(pins(container).map((pin) => pin.getAttribute('data-pin'))).toEqual([
      'stop a',
      'stop b',
      'stop c',
      'stop loose',
    ])
    display.focus()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
    expect(events).toContainEqual(['onHighlight', { kind: 'stop', id: 'a' }])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Open stop' })).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
    expect(events).not.toContainEqual(['onEscape', undefined])
    await userEvent.keyboard('{Escape}')
    expect(events).toContainEqual(['onEscape', undefined])
    expect(document.activeElement).toBe(container.querySelector('.leaflet-container'))
  })

  it('Tab stops once at a place with several stops, and its window lists them all', async () => {
    const { display, container } = mapDisplayInBrowser()
    const coordinates = { lat: 52.1, lng: 5.1 }
    display.show(
      drawnMapContent(
        { routeIndex: 0 },
        withStopFields(plan, {
          a: { coordinates },
          b: { coordinates: { ...coordinates, lng: coordinates.lng + 0.5e-5 } },
        }),
      ),
    )
    expect(pins(container).map((pin) => [pin.getAttribute('data-pin'), pin.getAttribute('tabindex')])).toEqual([
      ['stop a', '0'],
      ['stop b', '-1'],
    ])
    expect(pins(container)[0]?.getAttribute('aria-label')).toMatch(/^Stop 10, route 1, .*, and 1 more at this place$/)
    display.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(container.querySelectorAll('.leaflet-popup li a')).toHaveLength(2)
    expect(document.activeElement).toBe(container.querySelector('.leaflet-popup li a'))
    display.show(
      drawnMapContent(
        { routeIndex: 0 },
        withStopFields(plan, { a: { coordinates: { ...coordinates, lat: 52.1005 } }, b: { coordinates } }),
      ),
    )
    expect(pins(container).map((pin) => pin.getAttribute('tabindex'))).toEqual(['0', '0'])
    expect(pins(container)[0]?.getAttribute('aria-label')).not.toContain('at this place')
  })

  it('after a key opens a group, the focus is on the map', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({}, withStopFields(plan, { b: { coordinates: { lat: 52.1001, lng: 5.1001 } } })))
    pins(container)
      .find((pin) => pin.getAttribute('aria-label') === '2 stops, zoom in')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(container.querySelector('.leaflet-container'))
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('data-pin')).toBe('stop a')
  })

  it('each Escape goes back one step, and no other handler of the page reacts to it', async () => {
    const { display, container } = mapDisplayInBrowser()
    const unhandled: boolean[] = []
    const record = (event: KeyboardEvent): void => void unhandled.push(event.defaultPrevented)
    document.addEventListener('keydown', record)
    onTestFinished(() => document.removeEventListener('keydown', record))
    display.show(drawnMapContent())
    pins(container)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await userEvent.keyboard('{Escape}{Escape}')
    expect(unhandled).toEqual([true, true, true])
  })

  it('each plus or minus zooms one step, and no other handler of the page reacts to it', async () => {
    const unhandled: string[] = []
    const record = ({ key }: KeyboardEvent): void => void unhandled.push(key)
    document.addEventListener('keydown', record)
    onTestFinished(() => document.removeEventListener('keydown', record))
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({ routeIndex: 0 }))
    const pinDistance = (): number => {
      const [from, to] = pins(container).map((pin) => pin.getBoundingClientRect().left)
      return Math.abs((to ?? NaN) - (from ?? NaN))
    }
    display.moveCamera('farther')
    display.moveCamera('farther')
    const before = pinDistance()
    display.focus()
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

  it('a stop highlighted elsewhere is raised on the map', () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent())
    display.highlight({ kind: 'stop', id: 'b' })
    expect(container.querySelector('.is-highlighted')?.getAttribute('data-pin')).toBe('stop b')
    display.highlight({ kind: 'route', index: 1 })
    expect([...container.querySelectorAll('.is-highlighted')].map((line) => line.getAttribute('data-route'))).toEqual([
      '1',
    ])
    display.highlight(undefined)
    expect(container.querySelector('.is-highlighted')).toBeNull()
  })
})
