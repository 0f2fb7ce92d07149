import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { MovablePin } from '../../../src/application/map'
import { globePointOf, metresBetween, type Coordinates } from '../../../src/domain/address'
import { greyColour } from '../../../src/domain/route'
import { disableAnimation, mapDisplayInBrowser } from '../../kit/map-display-in-browser'
import '../../../src/ui/design/index.css'

const utrecht: Coordinates = { lat: 52.09, lng: 5.12 }

const metres = (from: Coordinates, to: Coordinates | undefined): number =>
  to === undefined ? NaN : metresBetween(globePointOf(from), globePointOf(to))

const openWithPin = (first: Coordinates | 'nowhere' = utrecht) => {
  const { display, container } = mapDisplayInBrowser()
  const calls: { put: Coordinates[]; left: number; accepted: number } = { put: [], left: 0, accepted: 0 }
  const show = (place: Coordinates | undefined, changes: Partial<MovablePin> = {}): void => {
    const pin: MovablePin = {
      at: place,
      from: utrecht,
      label: { kind: 'number', text: '50' },
      colour: greyColour,
      title: 'Edit stop 50',
      name: 'Huisman',
      onPut: (put) => {
        calls.put.push(put)
        show(put)
      },
      onAccept: () => (calls.accepted += 1),
      onLeave: () => (calls.left += 1),
      ...changes,
    }
    display.showMovablePin(pin)
  }
  show(first === 'nowhere' ? undefined : first)
  const pinElement = () => container.querySelector<HTMLElement>('.rr-movable-pin')
  const clickAt = (x: number, y: number): void => {
    const map = container.querySelector('.leaflet-container') ?? container
    const { left, top } = container.getBoundingClientRect()
    for (const kind of ['mousedown', 'mouseup', 'click'])
      map.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: left + x, clientY: top + y }))
  }
  return { display, container, calls, show, pinElement, clickAt }
}

describe('the pin that the user puts elsewhere', () => {
  beforeEach(disableAnimation)

  it('the arrow keys move the pin by 5 m, with Shift by 1 m, and the map stays', async () => {
    const { display, container, calls, pinElement } = openWithPin()
    const mapBox = () => container.querySelector('.leaflet-map-pane')?.getBoundingClientRect().toJSON()
    display.focusPin()
    const before = mapBox()
    expect(document.activeElement).toBe(pinElement())
    expect(pinElement()?.getAttribute('aria-label')).toMatch(/^Stop 50, Huisman/)
    await userEvent.keyboard('{ArrowRight}')
    expect(metres(utrecht, calls.put[0])).toBeCloseTo(5, 3)
    expect(calls.put[0]?.lng).toBeGreaterThan(utrecht.lng)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(metres(calls.put[0] ?? utrecht, calls.put[1])).toBeCloseTo(1, 3)
    expect(document.activeElement).toBe(pinElement())
    expect(mapBox()).toEqual(before)
  })

  it('Enter accepts the place of the pin, and Esc leaves it, each once', async () => {
    const { display, calls } = openWithPin()
    display.focusPin()
    await userEvent.keyboard('{Enter}')
    expect([calls.accepted, calls.put.length]).toEqual([1, 0])
    await userEvent.keyboard('{Escape}')
    expect([calls.accepted, calls.left]).toEqual([1, 1])
  })

  it('a click on the map puts the pin there', () => {
    const { container, calls, pinElement, clickAt } = openWithPin()
    clickAt(500, 200)
    expect(calls.put).toHaveLength(1)
    expect(metres(utrecht, calls.put[0])).toBeGreaterThan(1)
    const [map, pin] = [container, pinElement() ?? container].map((element) => element.getBoundingClientRect())
    const [x, y] = [(pin?.left ?? 0) + (pin?.width ?? 0) / 2 - (map?.left ?? 0), (pin?.bottom ?? 0) - (map?.top ?? 0)]
    expect([x, y]).toEqual([expect.closeTo(500, -1), expect.closeTo(200, -1)])
  })

  it('a dragged pin is put where the mouse is released', () => {
    const { calls, pinElement } = openWithPin()
    const pin = pinElement()
    const mouse = (kind: string, x: number, y: number) =>
      new MouseEvent(kind, { bubbles: true, button: 0, clientX: x, clientY: y })
    pin?.dispatchEvent(mouse('mousedown', 200, 200))
    for (const step of [10, 40, 80]) pin?.dispatchEvent(mouse('mousemove', 200 + step, 200))
    pin?.dispatchEvent(mouse('mouseup', 280, 200))
    expect(calls.put).toHaveLength(1)
    expect(calls.put[0]?.lng).toBeGreaterThan(utrecht.lng)
  })

  it('a pin without a place comes in the centre of the map, also by Enter, and has the focus', async () => {
    const { display, container, calls, pinElement } = openWithPin('nowhere')
    expect(pinElement()).toBeNull()
    display.focus()
    await userEvent.keyboard('{Enter}')
    expect(calls.put).toHaveLength(1)
    expect(document.activeElement).toBe(pinElement())
    const xOf = () => pinElement()?.getBoundingClientRect().x ?? 0
    const before = xOf()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(xOf()).toBeGreaterThan(before)
    display.showMovablePin(undefined)
    expect(pinElement()).toBeNull()
    expect(container.querySelector('.is-placing')).toBeNull()
  })

  it('the pin has the number that its stop has by now, and keeps the focus', () => {
    const { display, show, pinElement } = openWithPin()
    display.focusPin()
    show(utrecht, { label: { kind: 'number', text: '60' } })
    expect(pinElement()?.textContent).toBe('60')
    expect(pinElement()?.getAttribute('aria-label')).toMatch(/^Stop 60, Huisman/)
    expect(document.activeElement).toBe(pinElement())
    show(utrecht, { label: { kind: 'dot' } })
    expect(pinElement()?.textContent).toBe('')
    expect(pinElement()?.getAttribute('aria-label')).toMatch(/^Stop, Huisman/)
  })

  it('a pin that is dragged stays the same element while its stop gets another number', () => {
    const { calls, show, pinElement } = openWithPin()
    const dragged = pinElement()
    const send = (kind: string, x: number): void => {
      dragged?.dispatchEvent(new MouseEvent(kind, { bubbles: true, button: 0, clientX: x, clientY: 200 }))
    }
    send('mousedown', 200)
    for (const x of [210, 240]) send('mousemove', x)
    show(utrecht, { label: { kind: 'number', text: '60' } })
    expect(pinElement()).toBe(dragged)
    send('mouseup', 240)
    expect(calls.put[0]?.lng).toBeGreaterThan(utrecht.lng)
  })

  it('no pin is put while none is asked for', () => {
    const { display, calls, clickAt } = openWithPin()
    display.showMovablePin(undefined)
    clickAt(300, 300)
    expect(calls.put).toHaveLength(0)
  })
})
