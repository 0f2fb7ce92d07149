import { describe, expect, it } from 'vitest'
import { activitiesOf, resequence, type Route } from '../../../src/domain/route'
import { sequenceNumberOf } from '../../../src/domain/stop'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

const order = (route: Route): string =>
  activitiesOf(route)
    .map(({ id, stopNumber }) => `${id} ${stopNumber}`)
    .join(', ')
const to = (number: number) => right(sequenceNumberOf(number))

describe('a route of four stops, resequenced (§4)', () => {
  const route = aRouteTo(['a', 'b', 'c', 'd'])

  it.each([
    ['to the front', 'c', 10, 'start 0, c 10, a 20, b 30, d 40, end 50'],
    ['to the back', 'a', 40, 'start 0, b 10, c 20, d 30, a 40, end 50'],
    ['one place on', 'b', 30, 'start 0, a 10, c 20, b 30, d 40, end 50'],
    ['past the end, it lands last', 'a', 9990, 'start 0, b 10, c 20, d 30, a 40, end 50'],
    ['before the first, it lands first', 'd', 1, 'start 0, d 10, a 20, b 30, c 40, end 50'],
    ['to a number between two, it goes to the nearest place', 'd', 24, 'start 0, a 10, d 20, b 30, c 40, end 50'],
    ['to a number half way, it goes to the later place', 'd', 25, 'start 0, a 10, b 20, d 30, c 40, end 50'],
  ])('%s', (_, id, number, after) => {
    expect(order(resequence(route, id, to(number)))).toBe(after)
  })

  it('to the number it has, it is the very same route', () => {
    expect(resequence(route, 'b', to(20))).toBe(route)
  })

  it('by a stop it does not visit, it is the very same route', () => {
    expect(resequence(route, 'e', to(20))).toBe(route)
  })

  it('keeps its start and its other facts', () => {
    const after = resequence(route, 'd', to(10))
    expect(after.start).toBe(route.start)
    expect({ ...after, visits: [], end: undefined }).toEqual({ ...route, visits: [], end: undefined })
  })
})

describe('a route that a server sends unnumbered', () => {
  const route = aRouteTo(['a', 'b'])
  const unnumbered = { ...route, visits: route.visits.map((visit) => ({ ...visit, stopNumber: -1 })) }

  it('is numbered when a stop is put where it stands already', () => {
    expect(order(resequence(unnumbered, 'b', to(20)))).toBe('start 0, a 10, b 20, end 30')
  })
})

describe('a route without start and end', () => {
  const route = aRouteTo(['a', 'b'], { start: undefined, end: undefined })

  it('leaves number 0 to the start it does not have, for 0 is shown as a dash (§2)', () => {
    expect(order(resequence(route, 'b', to(10)))).toBe('b 10, a 20')
  })
})

describe('a number asked for (§5)', () => {
  it.each([0, -1, -10, Number.NaN, Infinity])('%d is refused, for it is not greater than 0', (asked) => {
    expect(sequenceNumberOf(asked)).toEqual({ _tag: 'Left', left: { kind: 'sequence-refused', asked } })
  })

  it('0.5 counts, for it is', () => {
    expect(right(sequenceNumberOf(0.5))).toBe(0.5)
  })
})
