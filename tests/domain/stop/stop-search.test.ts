import { describe, expect, it } from 'vitest'
import { stopList } from '../../../src/domain/stop'
import { bakker, cafe, fietsen, fourStops, fourStopsList, withoutCity } from '../../kit/builders/four-stops'
import { withFields } from '../../kit/builders/stop'
import { searchStops } from '../../kit/search-stops'

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
    expect(searchStops(fourStopsList, query)).toEqual(expected)
  })

  it('no match spans a name and a city', () => {
    expect(searchStops(fourStopsList, 'ZüberUtrecht')).toEqual([])
    expect(searchStops(fourStopsList, 'Züber\nUtrecht')).toEqual([])
    expect(searchStops(fourStopsList, 'undefined')).toEqual([])
    expect(searchStops(fourStopsList, 'Züber\0Utrecht')).toEqual([])
  })

  it.each(['', ' ', '\t'])('the blank query %j returns every stop', (query) => {
    expect(searchStops(fourStopsList, query)).toEqual(fourStops)
  })

  it('a changed list is searched anew', () => {
    expect(searchStops(fourStopsList, 'nieuw')).toEqual([])
    const renamed = withFields(cafe, { customerName: 'Nieuw Café' })
    expect(searchStops(stopList.put(fourStopsList, [renamed]), 'nieuw')).toEqual([renamed])
  })
})
