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

describe('resequence a route of four stops (§4)', () => {
  const route = aRouteTo(['a', 'b', 'c', 'd'])

  it.each([
    ['a stop can move to the front', 'c', 10, 'start 0, c 10, a 20, b 30, d 40, end 50'],
    ['a stop can move to the back', 'a', 40, 'start 0, b 10, c 20, d 30, a 40, end 50'],
    ['a stop can move one position down', 'b', 30, 'start 0, a 10, c 20, b 30, d 40, end 50'],
    ['a stop moved past the end lands last', 'a', 9990, 'start 0, b 10, c 20, d 30, a 40, end 50'],
    ['a stop moved before the first lands first', 'd', 1, 'start 0, d 10, a 20, b 30, c 40, end 50'],
    ['a number between two positions goes to the nearest', 'd', 24, 'start 0, a 10, d 20, b 30, c 40, end 50'],
    ['a number halfway between two positions goes to the later', 'd', 25, 'start 0, a 10, b 20, d 30, c 40, end 50'],
  ])('%s', (_, id, number, after) => {
    expect(order(resequence(route, id, to(number)))).toBe(after)
  })

  it('a stop resequenced to its own number returns the same route', () => {
    expect(resequence(route, 'b', to(20))).toBe(route)
  })

  it('an unknown stop returns the same route', () => {
    expect(resequence(route, 'e', to(20))).toBe(route)
  })

  it('start and other fields of the route are kept', () => {
    const after = resequence(route, 'd', to(10))
    expect(after.start).toBe(route.start)
    expect({ ...after, visits: [], end: undefined }).toEqual({ ...route, visits: [], end: undefined })
  })
})

describe('resequence a route without numbers', () => {
  const route = aRouteTo(['a', 'b'])
  const unnumbered = { ...route, visits: route.visits.map((visit) => ({ ...visit, stopNumber: -1 })) }

  it('a stop resequenced to its own position numbers the route', () => {
    expect(order(resequence(unnumbered, 'b', to(20)))).toBe('start 0, a 10, b 20, end 30')
  })
})

describe('resequence a route without start and end', () => {
  const route = aRouteTo(['a', 'b'], { start: undefined, end: undefined })

  it('visits start at 10, since 0 is shown as a dash (§2)', () => {
    expect(order(resequence(route, 'b', to(10)))).toBe('b 10, a 20')
  })
})

describe('sequenceNumberOf (§5)', () => {
  it.each([0, -1, -10, Number.NaN, Infinity])('%d is refused, since it is not greater than 0', (requested) => {
    expect(sequenceNumberOf(requested)).toEqual({ _tag: 'Left', left: { kind: 'sequence-refused', requested } })
  })

  it('0.5 is accepted', () => {
    expect(right(sequenceNumberOf(0.5))).toBe(0.5)
  })
})
