import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterStops } from '../../../src/application/stop'
import { emptyStopList, isCustomerStop, stopList, visibleStops, type Stop } from '../../../src/domain/stop'
import { aQuery, aStopFilter, aStopList } from '../../kit/arbitraries/stop-list'
import { bakker, cafe, fietsen, fourStops, fourStopsList, stopNamed, withoutCity } from '../../kit/builders/four-stops'

const noFilter = { onlyUnplanned: false, focusedDay: undefined }

describe('filterStops with matches (§5)', () => {
  it.each(['', ' ', '\t'])('the blank query %j gives every stop', (query) => {
    expect(filterStops(fourStopsList, { ...noFilter, query })).toEqual({ stops: fourStops, isUnmatched: false })
    expect(filterStops(emptyStopList, { ...noFilter, query })).toEqual({ stops: [], isUnmatched: false })
  })

  it('the stops that match are given', () => {
    expect(filterStops(fourStopsList, { ...noFilter, query: 'jansen' })).toEqual({
      stops: [bakker, fietsen],
      isUnmatched: false,
    })
  })

  it('a search stays within the focused day', () => {
    const filter = { onlyUnplanned: false, focusedDay: '2026-11-24', query: 'jansen' }
    expect(filterStops(fourStopsList, filter)).toEqual({ stops: [fietsen], isUnmatched: false })
  })

  it('a search stays within the unplanned stops while only these show', () => {
    const filter = { onlyUnplanned: true, focusedDay: '2026-11-24', query: 'jansen' }
    expect(filterStops(fourStopsList, filter)).toEqual({ stops: [bakker], isUnmatched: false })
  })
})

describe('filterStops without a match (§5)', () => {
  it('the stops of the focused day are given', () => {
    const filter = { onlyUnplanned: false, focusedDay: '2026-11-23', query: 'jansen' }
    expect(filterStops(fourStopsList, filter)).toEqual({ stops: [cafe], isUnmatched: true })
  })

  it('every stop is given if no day is focused', () => {
    expect(filterStops(fourStopsList, { ...noFilter, query: ' Vianen ' })).toEqual({
      stops: fourStops,
      isUnmatched: true,
    })
  })

  it('the unplanned stops are given while only these show', () => {
    const filter = { onlyUnplanned: true, focusedDay: undefined, query: 'utrecht' }
    expect(filterStops(fourStopsList, filter)).toEqual({ stops: [bakker, withoutCity], isUnmatched: true })
  })

  it('a search that only START would match is unmatched', () => {
    const start = stopNamed('Depot', 'Vianen', { type: 'START' })
    const filter = { ...noFilter, query: 'vianen' }
    expect(filterStops(stopList.from([start, cafe]), filter)).toEqual({ stops: [cafe], isUnmatched: true })
  })
})

const capitals = (text: string): string => text.normalize('NFC').toLocaleUpperCase('nl')

const containsQuery = ({ facts: { customerName, city } }: Stop, query: string): boolean =>
  [customerName, city ?? ''].some((field) => capitals(field).includes(capitals(query.trim())))

/** The same rule, written for one array and without caches. */
const expectedResult: typeof filterStops = (list, { query, ...filter }) => {
  const visible = visibleStops(list, filter)
  const matching = visible.filter((visibleStop) => containsQuery(visibleStop, query))
  const isUnmatched = matching.length === 0 && query.trim() !== ''
  return { stops: isUnmatched ? visible : matching, isUnmatched }
}

const holdsFor = (subject: typeof filterStops): fc.IProperty<unknown> =>
  fc.property(aStopList(), aStopFilter(), aQuery(), (list, filter, query) => {
    const [result, expected] = [subject(list, { ...filter, query }), expectedResult(list, { ...filter, query })]
    expect(result.isUnmatched).toBe(expected.isUnmatched)
    expect(result.stops.length).toBe(expected.stops.length)
    for (const [index, filtered] of result.stops.entries()) expect(filtered).toBe(expected.stops[index])
  })

const wrongVersions: Readonly<Record<string, typeof filterStops>> = {
  'no match gives nothing': (list, filter) => {
    const result = filterStops(list, filter)
    return result.isUnmatched ? { ...result, stops: [] } : result
  },
  'no match clears the day': (list, filter) => {
    const result = filterStops(list, filter)
    return result.isUnmatched ? { ...result, stops: stopList.values(list).filter(isCustomerStop) } : result
  },
  'a search ignores the filter': (list, filter) =>
    filter.query.trim() === '' ? filterStops(list, filter) : filterStops(list, { ...noFilter, query: filter.query }),
  'blank text is searched for': (list, filter) =>
    filter.query.trim() === '' ? { stops: [], isUnmatched: true } : filterStops(list, filter),
}

describe('filterStops for any list, filter and search', () => {
  it('the stops are the same objects as those of a plain filter, in its order', () => {
    fc.assert(holdsFor(filterStops))
  })

  it.each(Object.entries(wrongVersions))('the comparison finds the mistake that %s', (_, wrongVersion) => {
    expect(fc.check(holdsFor(wrongVersion)).failed).toBe(true)
  })
})
