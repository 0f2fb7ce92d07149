import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { MovablePin } from '../../../src/application/map'
import { globePointOf, metresBetween, type Coordinates } from '../../../src/domain/address'
import { greyColour } from '../../../src/domain/route'
import { disableAnimation, mapDisplayInBrowser } from '../../kit/map-display-in-browser'

const utrecht: Coordinates = { lat: 52.09, lng: 5.12 }

const metres = (from: Coordinates, to: Coordinates | undefined): number =>
  to === undefined ? NaN : metresBetween(globePointOf(from), globePointOf(to))

const openWithPin = (at: Coordinates | undefined = utrecht) => {
  const { display, container } = mapDisplayInBrowser()
  const seen: { put: Coordinates[]; left: number; accepted: number } = { put: [], left: 0, accepted: 0 }
  const show = (place: Coordinates | undefined): void => {
    const pin: MovablePin = {
      at: place,
      from: utrecht,
      label: { kind: 'number', text: '50' },
      colour: greyColour,
      title: 'Edit stop 50',
      name: 'Huisman',
      onPut: (put) => {
        seen.put.push(put)
        show(put)
      },
      onAccept: () => (seen.accepted += 1),
      onLeave: () => (seen.left += 1),
    }
    display.showMovablePin(pin)
  }
  show(at)
  const pinElement = () => container.querySelector<HTMLElement>('.rr-movable-pin')
  const centreOf = (element: Element): { readonly x: number; readonly y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  return { display, container, seen, pinElement, centreOf }
}

describe('the pin that the user puts elsewhere', () => {
  beforeEach(disableAnimation)

  it('the arrow keys move it by 5 m, with Shift by 1 m, and the map stays', async () => {
    const { display, seen, pinElement } = openWithPin()
    display.focusPin()
    expect(document.activeElement).toBe(pinElement())
    expect(pinElement()?.getAttribute('aria-label')).toMatch(/^Stop 50, Huisman/)
    await userEvent.keyboard('{ArrowRight}')
    expect(metres(utrecht, seen.put[0])).toBeCloseTo(5, 3)
    expect(seen.put[0]?.lng).toBeGreaterThan(utrecht.lng)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(metres(seen.put[0] ?? utrecht, seen.put[1])).toBeCloseTo(1, 3)
    expect(document.activeElement).toBe(pinElement())
  })

  it('Enter accepts its place, and Esc leaves it, each once', async () => {
    const { display, seen } = openWithPin()
    display.focusPin()
    await userEvent.keyboard('{Enter}')
    expect([seen.accepted, seen.put.length]).toEqual([1, 0])
    await userEvent.keyboard('{Escape}')
    expect([seen.accepted, seen.left]).toEqual([1, 1])
  })

  it('a click on the map puts it there', async () => {
    const { container, seen } = openWithPin()
    const map = container.querySelector('.rr-map') ?? container
    await userEvent.click(map, { position: { x: 500, y: 200 } })
    expect(seen.put).toHaveLength(1)
    expect(metres(utrecht, seen.put[0])).toBeGreaterThan(1)
  })

  it('a drag puts it where it is let go', async () => {
    const { container, seen, pinElement } = openWithPin()
    const [pin, map] = [pinElement(), container.querySelector('.rr-map')]
    if (pin === null || map === null) throw new Error('there is no pin')
    await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 600, y: 420 } })
    expect(seen.put).toHaveLength(1)
    expect(metres(utrecht, seen.put[0])).toBeGreaterThan(1)
  })

  it('without a place it comes in the centre of the map, by Enter too, and has the focus', async () => {
    const { display, container, seen, pinElement } = openWithPin(undefined)
    expect(pinElement()).toBeNull()
    display.focus()
    await userEvent.keyboard('{Enter}')
    expect(seen.put).toHaveLength(1)
    expect(document.activeElement).toBe(pinElement())
    display.showMovablePin(undefined)
    expect(pinElement()).toBeNull()
    expect(container.querySelector('.is-placing')).toBeNull()
  })

  it('no pin is put while none is asked for', async () => {
    const { display, container, seen } = openWithPin()
    display.showMovablePin(undefined)
    await userEvent.click(container.querySelector('.rr-map') ?? container, { position: { x: 300, y: 300 } })
    expect(seen.put).toHaveLength(0)
  })
})
