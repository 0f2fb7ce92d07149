import { describe, expect, it } from 'vitest'
import {
  emptyStopList,
  searchVisibleStops,
  searchStops,
  stopListOf,
  putStops,
  type Stop,
} from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'

const stop = (customerName: string, city: string | undefined, change: Partial<Stop> = {}): Stop => ({
  ...plainFacts,
  ...unplanned,
  id: customerName,
  customerName,
  city,
  ...change,
})

const cafe = stop('Café Züber', 'Utrecht', { isPlanned: true, routeDay: '2026-11-23' })
const bakker = stop('Bakkerij Jansen', "'s-Hertogenbosch")
const fietsen = stop('Fietsenwinkel Jansen', 'Súdwest-Fryslân', { isPlanned: true, routeDay: '2026-11-24' })
const withoutCity = stop('Ïsbrand', undefined)
const all = [cafe, bakker, fietsen, withoutCity]
const stops = stopListOf(all)

const every = { onlyUnplanned: false, focusedDay: undefined }

describe('searchStops (§5)', () => {
  it.each([
    ['jansen', [bakker, fietsen]],
    ['JANSEN', [bakker, fietsen]],
    ['winkel', [fietsen]],
    ['utr', [cafe]],
    ["'S-HERTOG", [bakker]],
    ['SÚD', [fietsen]],
    ['züb', [cafe]],
    ['ïs', [withoutCity]],
    ['cafe\u0301', [cafe]],
    [' jansen ', [bakker, fietsen]],
    ['i', [bakker, fietsen]],
  ])('%j matches customer name and city, in any case', (query, expected) => {
    expect(searchStops(stops, query)).toEqual(expected)
  })

  it('no match spans a name and a city', () => {
    expect(searchStops(stops, 'ZüberUtrecht')).toEqual([])
    expect(searchStops(stops, 'Züber\nUtrecht')).toEqual([])
    expect(searchStops(stops, 'undefined')).toEqual([])
    expect(searchStops(stops, 'Züber\0Utrecht')).toEqual([])
  })

  it.each(['', ' ', '\t'])('the blank query %j returns every stop', (query) => {
    expect(searchStops(stops, query)).toEqual(all)
    expect(searchVisibleStops(stops, every, query)).toEqual({ stops: all, message: undefined })
    expect(searchVisibleStops(emptyStopList, every, query)).toEqual({ stops: [], message: undefined })
  })

  it('a changed list is searched anew', () => {
    expect(searchStops(stops, 'nieuw')).toEqual([])
    const renamed = { ...cafe, customerName: 'Nieuw Café' }
    expect(searchStops(putStops(stops, [renamed]), 'nieuw')).toEqual([renamed])
  })
})

describe('searchVisibleStops with matches (§5)', () => {
  it('matches are listed without a message', () => {
    expect(searchVisibleStops(stops, every, 'jansen')).toEqual({ stops: [bakker, fietsen], message: undefined })
  })

  it('a search stays within the focused day', () => {
    const filter = { onlyUnplanned: false, focusedDay: '2026-11-24' }
    expect(searchVisibleStops(stops, filter, 'jansen')).toEqual({ stops: [fietsen], message: undefined })
  })

  it('a search stays within the unplanned stops while only these show', () => {
    const filter = { onlyUnplanned: true, focusedDay: '2026-11-24' }
    expect(searchVisibleStops(stops, filter, 'jansen')).toEqual({ stops: [bakker], message: undefined })
  })
})

describe('searchVisibleStops without a match (§5)', () => {
  it('a message is shown, with the stops of the focused day', () => {
    expect(searchVisibleStops(stops, { onlyUnplanned: false, focusedDay: '2026-11-23' }, 'jansen')).toEqual({
      stops: [cafe],
      message: 'No search results for "jansen"',
    })
  })

  it('a message is shown, with every stop if no day is focused', () => {
    expect(searchVisibleStops(stops, every, ' Vianen ')).toEqual({
      stops: all,
      message: 'No search results for "Vianen"',
    })
  })

  it('a message is shown, with the unplanned stops while only these show', () => {
    expect(searchVisibleStops(stops, { onlyUnplanned: true, focusedDay: undefined }, 'utrecht')).toEqual({
      stops: [bakker, withoutCity],
      message: 'No search results for "utrecht"',
    })
  })

  it('a message is shown where only START would match', () => {
    const start = stop('Depot', 'Vianen', { type: 'START' })
    expect(searchVisibleStops(stopListOf([start, cafe]), every, 'vianen')).toEqual({
      stops: [cafe],
      message: 'No search results for "vianen"',
    })
  })
})
