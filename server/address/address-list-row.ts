import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import Papa from 'papaparse'
import { houseNumberParts, isDutchZip, normaliseZip, type RegisteredAddress } from '../../src/domain/address'
import { number, quoted } from '../../src/domain/parse'

/** What a column of an address list gives. */
const columnNames = {
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'pc6'],
  number: ['number', 'housenumber', 'huisnummer', 'huisnr', 'nummer', 'nr'],
  letter: ['letter', 'houseletter', 'huisletter'],
  suffix: ['suffix', 'addition', 'housenumbersuffix', 'toevoeging', 'huisnummertoevoeging'],
  street: ['street', 'streetname', 'straat', 'straatnaam', 'openbareruimte', 'openbareruimtenaam'],
  city: ['city', 'town', 'plaats', 'woonplaats', 'plaatsnaam', 'woonplaatsnaam'],
  lat: ['lat', 'latitude', 'breedtegraad'],
  lng: ['lng', 'lon', 'long', 'longitude', 'lengtegraad'],
} as const

type Column = keyof typeof columnNames

const columns = Object.keys(columnNames).filter((name): name is Column => name in columnNames)

/** A list without these has addresses all the same. */
const optionalColumns: ReadonlySet<Column> = new Set(['letter', 'suffix'])

/** Where the columns of a list stand. */
export type ListColumns = {
  readonly separator: string
  readonly count: number
  readonly at: Readonly<Record<Column, number>>
}

/** Finds the columns by their names in the first row; others are ignored. */
export const findListColumns = (line: string): E.Either<string, ListColumns> => {
  const separator = [';', '\t', '|', ','].toSorted((one, other) => line.split(other).length - line.split(one).length)[0]
  const names = cellsOf(line, separator ?? ';').map((name) => name.toLowerCase().replace(/[\s_-]/g, ''))
  const indexes = (column: Column): ReadonlyArray<number> =>
    names.flatMap((name, index) => (columnNames[column].some((known) => known === name) ? [index] : []))
  const missing = columns.filter((column) => !optionalColumns.has(column) && indexes(column).length === 0)
  if (missing.length > 0) return E.left(`there is no column for ${missing.join(', ')}`)
  const repeated = columns.find((column) => indexes(column).length > 1)
  if (repeated !== undefined) return E.left(`there are several columns for ${repeated}`)
  const at = (column: Column): number => indexes(column)[0] ?? -1
  return E.right({
    separator: separator ?? ';',
    count: names.length,
    at: {
      zip: at('zip'),
      number: at('number'),
      letter: at('letter'),
      suffix: at('suffix'),
      street: at('street'),
      city: at('city'),
      lat: at('lat'),
      lng: at('lng'),
    },
  })
}

/** Most lines have no quotes, and are split at once. */
const cellsOf = (line: string, separator: string): ReadonlyArray<string> =>
  line.includes('"') ? (Papa.parse<string[]>(line, { delimiter: separator }).data[0] ?? []) : line.split(separator)

/** The address of a row; undefined where a part of it is blank. */
export const parseListRow = (
  line: string,
  { separator, count, at }: ListColumns,
): E.Either<string, RegisteredAddress | undefined> => {
  if (line.includes('"') && line.split('"').length % 2 === 0) return E.left('a quote is not closed')
  const cells = cellsOf(line, separator)
  if (cells.length !== count) return E.left(`it has ${cells.length} columns, and the first row has ${count}`)
  const cell = (column: Column): string => cells[at[column]]?.trim() ?? ''
  const [zip, street, city, lat, lng] = [cell('zip'), cell('street'), cell('city'), cell('lat'), cell('lng')]
  if ([zip, cell('number'), street, city, lat, lng].includes('')) return E.right(undefined)
  if (!isDutchZip(zip)) return E.left(`${quoted(zip)} is not a Dutch zip code`)
  const house = houseNumberParts({ houseNumber: cell('number'), houseNumberSuffix: undefined })
  if (house.number === '') return E.left(`${quoted(cell('number'))} is not a house number`)
  const suffix = [house.addition, cell('letter'), cell('suffix')].filter((part) => part !== '').join('-')
  return pipe(
    placeOf(lat, lng),
    E.map((coordinates) => ({
      zip: normaliseZip(zip),
      houseNumber: house.number,
      suffix: suffix === '' ? undefined : suffix,
      street,
      city,
      coordinates,
    })),
  )
}

/** Zip codes are Dutch, and so are places: a list whose latitudes are longitudes would put all of it into the sea. */
const netherlands = { lat: { min: 50.6, max: 53.7 }, lng: { min: 3.2, max: 7.4 } }

const placeOf = (lat: string, lng: string): E.Either<string, RegisteredAddress['coordinates']> => {
  const [north, east] = [degreesIn('lat', lat), degreesIn('lng', lng)]
  return north === undefined || east === undefined
    ? E.left(`latitude ${quoted(lat)} and longitude ${quoted(lng)} are no place in the Netherlands`)
    : E.right({ lat: north, lng: east })
}

const degreesIn = (coordinate: keyof typeof netherlands, text: string): number | undefined =>
  pipe(
    number(netherlands[coordinate])(text.replace(',', '.')),
    E.match(
      () => undefined,
      (degrees): number | undefined => degrees,
    ),
  )
