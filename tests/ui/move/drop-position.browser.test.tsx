import { describe, expect, it, onTestFinished } from 'vitest'
import { dropAreaAt, scrollDistance } from '../../../src/ui/move/drag-elements'

/** An element of 100 by 40 pixels with these attributes. */
const elementWith = (attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement('div')
  element.style.cssText = 'position:fixed;left:100px;top:200px;width:100px;height:40px'
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(document.createElement('span'))
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

const middle = { x: 150, y: 220 }

const targetAt = (attributes: Readonly<Record<string, string>>, point = middle) => {
  const place = dropAreaAt(elementWith(attributes).firstElementChild, point)
  return place?.kind === 'target' ? place.target : place?.kind
}

const row = { 'data-drop-route': '4', 'data-drop-side': 'before-after', 'data-drag-stop': 's' }

describe('the place of a drop', () => {
  it('a route takes a stop at its cheapest position, or after the named stop', () => {
    const to = { kind: 'route', index: 4 }
    expect(targetAt({ 'data-drop-route': '4' })).toEqual({ to, position: { kind: 'cheapest' } })
    expect(targetAt({ 'data-drop-route': '4', 'data-drop-after': 'x' })).toEqual({
      to,
      position: { kind: 'after', stop: 'x' },
    })
    expect(targetAt({ 'data-drop-route': '4', 'data-drop-after': '' })).toEqual({ to, position: { kind: 'first' } })
  })

  it('the hovered half of a row says whether before or after its stop, across or down', () => {
    const kindAt = (x: number, y: number, axis: Readonly<Record<string, string>> = {}) => {
      const target = targetAt({ ...row, ...axis }, { x, y })
      return typeof target === 'object' && target.position.kind
    }
    expect([kindAt(190, 210), kindAt(110, 230)]).toEqual(['before', 'after'])
    expect([kindAt(110, 230, { 'data-drop-axis': 'x' }), kindAt(190, 210, { 'data-drop-axis': 'x' })]).toEqual([
      'before',
      'after',
    ])
  })

  it('the line is at the edge where the stop would go in', () => {
    const lineAt = (attributes: Readonly<Record<string, string>>, y: number) => {
      const place = dropAreaAt(elementWith(attributes), { x: 150, y })
      return place?.kind === 'target' ? place.line : undefined
    }
    expect(lineAt(row, 210)).toEqual({ left: 100, top: 200, width: 100 })
    expect(lineAt(row, 230)).toEqual({ left: 100, top: 240, width: 100 })
    const end = { 'data-drop-route': '4', 'data-drop-after': 'x', 'data-drop-side': 'before' }
    expect(lineAt(end, 230)).toEqual({ left: 100, top: 200, width: 100 })
    expect(lineAt({ 'data-drop-route': '4' }, 230)).toBeUndefined()
  })

  it('stops are also taken off their routes, or go to a driver that is chosen afterwards', () => {
    expect(targetAt({ 'data-drop': 'unplanned' })).toMatchObject({ to: { kind: 'unplanned' } })
    expect(targetAt({ 'data-drop': 'driver' })).toBe('choose a driver')
    expect(targetAt({ 'data-drag-stop': 's' })).toBeUndefined()
    expect(dropAreaAt(null, middle)).toBeUndefined()
  })
})

describe('scrolling during a drag', () => {
  const distanceAt = (position: number, frameMs = 16): number => scrollDistance(position, [0, 600], frameMs)

  it('a pane scrolls within 48 pixels of an edge, and faster nearer to it', () => {
    expect([300, 48, 552].map((position) => distanceAt(position))).toEqual([0, 0, 0])
    expect(distanceAt(24)).toBeLessThan(0)
    expect(distanceAt(590)).toBeGreaterThan(distanceAt(560))
    expect([distanceAt(-1), distanceAt(601)]).toEqual([0, 0])
  })

  it('a pane scrolls as far in a second whatever the number of frames, and a late frame makes no leap', () => {
    const inOneSecond = [8, 16, 40].map((frameMs) => distanceAt(0, frameMs) * (1_000 / frameMs))
    expect(inOneSecond.map((distance) => Math.abs(distance + 960) < 48)).toEqual([true, true, true])
    expect(distanceAt(0, 5_000)).toBe(distanceAt(0, 50))
  })
})
