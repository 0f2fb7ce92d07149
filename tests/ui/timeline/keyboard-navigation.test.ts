import { describe, expect, it } from 'vitest'
import { initialMapView } from '../../../src/domain/map'
import { cellAfterKey, cellToFocus, type TimelineCell } from '../../../src/ui/timeline/keyboard-navigation'
import { timelineViewModel } from '../../../src/ui/timeline/view-model'
import { timedPlan } from '../../kit/builders/timed-plan'

const { rows } = timelineViewModel({ plan: timedPlan, drivers: [], view: initialMapView, order: 'number', now: 0 })

const stop = (id: string): TimelineCell =>
  cellToFocus(rows, { routeIndex: 0, stop: id, stopPosition: 0 }) ?? { ...head(0) }
const head = (routeIndex: number): TimelineCell => ({ routeIndex, stop: undefined, stopPosition: -1 })

/** The stop, or else the number of the route, to which a key leads. */
const after = (cell: TimelineCell, ...keys: ReadonlyArray<string>): string | undefined => {
  const last = keys.reduce<TimelineCell | undefined>((from, key) => from && cellAfterKey(rows, from, key), cell)
  return last && (last.stop ?? `route ${last.routeIndex + 1}`)
}

describe('cellAfterKey', () => {
  it('left and right go along the route, and to its head', () => {
    expect(after(stop('a'), 'ArrowRight')).toBe('b')
    expect(after(stop('c'), 'ArrowRight')).toBe('c')
    expect(after(stop('b'), 'ArrowLeft', 'ArrowLeft')).toBe('route 1')
    expect(after(head(0), 'ArrowRight')).toBe('a')
  })

  it('Home and End go to the first and the last stop', () => {
    expect([after(stop('b'), 'Home'), after(stop('b'), 'End')]).toEqual(['a', 'c'])
  })

  it('up and down go to the stop that is served most nearly at the same time', () => {
    expect(after(stop('a'), 'ArrowDown')).toBe('d')
    expect(after(stop('c'), 'ArrowDown')).toBe('e')
    expect(after(stop('e'), 'ArrowUp')).toBe('c')
    expect(after(stop('a'), 'ArrowUp')).toBe('a')
  })

  it('a route without stops is reached at its head, and left from there', () => {
    expect(after(stop('e'), 'ArrowDown')).toBe('route 3')
    expect(after(stop('a'), 'PageDown')).toBe('route 3')
    expect(after(head(2), 'ArrowUp')).toBe('route 2')
  })

  it('another key leads nowhere', () => {
    expect(after(stop('a'), 'v')).toBeUndefined()
  })
})

describe('cellToFocus', () => {
  it('a stop that moved is followed to its route', () => {
    expect(cellToFocus(rows, { routeIndex: 0, stop: 'e', stopPosition: 0 })).toEqual({
      routeIndex: 1,
      stop: 'e',
      stopPosition: 1,
    })
  })

  it('a stop that is gone is replaced by the one at its position, or the last one', () => {
    expect(cellToFocus(rows, { routeIndex: 0, stop: 'z', stopPosition: 1 })?.stop).toBe('b')
    expect(cellToFocus(rows, { routeIndex: 0, stop: 'z', stopPosition: 7 })?.stop).toBe('c')
    expect(cellToFocus(rows, { routeIndex: 2, stop: 'z', stopPosition: 1 })).toEqual(head(2))
  })

  it('the first stop gets the focus where no cell is asked for, and none does without rows', () => {
    expect(cellToFocus(rows, undefined)?.stop).toBe('a')
    expect(cellToFocus([], undefined)).toBeUndefined()
  })
})
