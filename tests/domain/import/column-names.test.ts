import { describe, expect, it } from 'vitest'
import { guessColumns } from '../../../src/domain/import'

const guessOf = (headers: ReadonlyArray<string>, ...rows: ReadonlyArray<ReadonlyArray<string>>) =>
  guessColumns({ name: '', rows: [headers, ...rows] }, 1).map(({ meaning }) => meaning)

describe('the names of columns in an office', () => {
  it.each([
    ['Naam ontvanger', 'customerName'],
    ['Afnemer naam', 'customerName'],
    ['Naam bedrijf', 'customerName'],
    ['Aflevernaam', 'customerName'],
    ['Afleverpostcode', 'zip'],
    ['Postcode lossen', 'zip'],
    ['Postcode afleveradres', 'zip'],
    ['Aflever huisnummer', 'houseNumber'],
    ['Bezorgstraat', 'street'],
    ['Losadres', 'streetAndNumber'],
    ['Plaats afleveradres', 'city'],
    ['Losdatum', 'routeDay'],
    ['Datum levering', 'routeDay'],
    ['Tijdvenster van', 'timeSlotEarliest'],
    ['Levertijd tot', 'timeSlotLatest'],
    ['Bezorgtijd van', 'timeSlotEarliest'],
    ['Van/tot', 'timeSlot'],
    ['Lostijd', 'duration'],
    ['Aantal pallets', 'demand'],
    ['Opm.', 'notes'],
    ['Instructies chauffeur', 'notes'],
    ['Mobiel nr.', 'phone'],
    ['Zending nr', 'groupedExternalTaskIds'],
  ])('%s is %s', (header, meaning) => {
    expect(guessOf([header])).toEqual([meaning])
  })

  it('where another place is loaded is not where a stop is', () => {
    expect(guessOf(['Laadplaats', 'Postcode laden', 'Land', 'Klantnummer'])).toEqual(Array(4).fill(undefined))
  })

  it('a column of unknown name is no address where others give the house number', () => {
    const headers = ['Vestiging', 'Postcode', 'Huisnr']
    expect(guessOf(headers, ['Depot 3', '3511AB', '4'], ['Depot 4', '3511AB', '6'])[0]).toBeUndefined()
    expect(guessOf(['Vestiging', 'Postcode'], ['Depot 3', '3511AB'], ['Depot 4', '3511AB'])[0]).toBe('streetAndNumber')
  })
})
