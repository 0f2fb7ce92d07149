import { describe, expect, it } from 'vitest'
import { nextOrder, sortStops, stopList, type StopColumn } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'
import { type FlatStop, stopFrom } from '../../kit/builders/stop'

const stop = (id: string, customerName: string, changes: Partial<FlatStop> = {}) =>
  stopFrom({ ...plainFacts, ...unplanned, id, customerName, ...changes })

const list = stopList.from([
  stop('a', 'Zwart', { routeNumber: 10, stopNumber: 20, isPlanned: true }),
  stop('b', 'élan', { type: 'Pickup' }),
  stop('c', 'Eik 10', { routeNumber: 2, stopNumber: 20, isPlanned: true }),
  stop('d', 'Eik 9', { routeNumber: 2, stopNumber: 10, isPlanned: true, type: 'Service' }),
])

const idsIn = (column: StopColumn, isDescending = false, ids = 'abcd') =>
  sortStops(
    list,
    stopList.values(list).filter(({ facts }) => ids.includes(facts.id)),
    { column, isDescending },
  )
    .map(({ facts }) => facts.id)
    .join('')

describe('sortStops', () => {
  it.each([
    ['route', 'dcab', 'acdb'],
    ['number', 'dcab', 'acdb'],
    ['name', 'dcba', 'abcd'],
    ['type', 'cabd', 'dbac'],
  ] as const)('stops are sorted by %s in both directions, those without it last', (column, ascending, descending) => {
    expect([idsIn(column), idsIn(column, true)]).toEqual([ascending, descending])
  })

  it('a part of the stops is sorted like the whole', () => {
    expect(idsIn('name', false, 'abd')).toBe('dba')
    expect(sortStops(list, [], { column: 'name', isDescending: false })).toEqual([])
  })

  it('without an order the stops stay as they are', () => {
    const stops = stopList.values(list)
    expect(sortStops(list, stops, undefined)).toBe(stops)
  })
})

describe('nextOrder', () => {
  it('a press on a column sorts by it, another turns the order round, and a third ends it', () => {
    const ascending = nextOrder({ column: 'type', isDescending: true }, 'name')
    expect(ascending).toEqual({ column: 'name', isDescending: false })
    const descending = nextOrder(ascending, 'name')
    expect(descending).toEqual({ column: 'name', isDescending: true })
    expect(nextOrder(descending, 'name')).toBeUndefined()
  })
})
