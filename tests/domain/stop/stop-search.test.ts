import { describe, expect, it } from 'vitest'
import { searchStops, stopList, type Stop } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../../kit/arbitraries/stop'
import { type FlatStop, stopFrom, withFields } from '../../kit/builders/stop'

const stop = (customerName: string, city: string | undefined, change: Partial<FlatStop> = {}): Stop =>
  stopFrom({
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
const stops = stopList.from(all)

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
  })

  it('a changed list is searched anew', () => {
    expect(searchStops(stops, 'nieuw')).toEqual([])
    const renamed = withFields(cafe, { customerName: 'Nieuw Café' })
    expect(searchStops(stopList.put(stops, [renamed]), 'nieuw')).toEqual([renamed])
  })
})
