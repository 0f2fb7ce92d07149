import * as E from 'fp-ts/Either'
import { additionOf, type Coordinates, type RegisteredAddress } from '../../src/domain/address'
import { type Geocoder, type AddressQuery, type LookupResult, findHouse, parseHouse, type House } from './geocoder'

/** A town of the register: the four digits of its zip codes, and the coordinates of its centre. */
type Town = { readonly name: string; readonly zipDigits: number; readonly centre: Coordinates }

const town = (name: string, zipDigits: number, lat: number, lng: number): Town => ({
  name,
  zipDigits,
  centre: { lat, lng },
})

const towns: ReadonlyArray<Town> = [
  town('Gouda', 2801, 52.0137, 4.7102),
  town('Woerden', 3441, 52.0871, 4.8873),
  town('Alphen aan den Rijn', 2401, 52.1299, 4.6561),
  town('Zoetermeer', 2711, 52.0575, 4.4931),
  town('Leiden', 2311, 52.1583, 4.4931),
  town('Rotterdam', 3011, 51.9225, 4.4792),
  town('Delft', 2611, 52.0116, 4.3571),
  town('Den Haag', 2511, 52.0781, 4.3126),
  town('Dordrecht', 3311, 51.8098, 4.6736),
  town('Utrecht', 3511, 52.0907, 5.1214),
  town('Nieuwegein', 3431, 52.0292, 5.0881),
  town('Amersfoort', 3811, 52.1561, 5.3878),
  town('Hilversum', 1211, 52.2236, 5.1761),
  town('Amsterdam', 1011, 52.3702, 4.8952),
  town('Haarlem', 2011, 52.3808, 4.6291),
  town('Ede', 6711, 52.0435, 5.6642),
  town('Arnhem', 6811, 51.9875, 5.9047),
  town('Apeldoorn', 7311, 52.2112, 5.9618),
  town('Zutphen', 7201, 52.1406, 6.2051),
  town('Deventer', 7411, 52.2558, 6.1702),
  town('Zwolle', 8011, 52.5094, 6.0939),
  town('Nijmegen', 6511, 51.8397, 5.8596),
  town('Hengelo', 7551, 52.2659, 6.7931),
  town('Enschede', 7511, 52.2188, 6.8958),
  town("'s-Hertogenbosch", 5211, 51.6886, 5.3041),
  town('Breda', 4811, 51.5871, 4.7759),
  town('Eindhoven', 5611, 51.4381, 5.4752),
  town('Groningen', 9711, 53.2176, 6.5671),
  town('Leeuwarden', 8911, 53.1995, 5.7922),
  town('Maastricht', 6211, 50.8483, 5.6889),
  town('Lelystad', 8232, 52.5089, 5.4753),
  town('Enkhuizen', 1601, 52.7036, 5.2917),
  town('Hoorn', 1621, 52.6424, 5.0602),
]

/** Common street names; which town has which, and where, is invented. */
const streetNames = [
  'Lindenhof',
  'Molenkade',
  'Weverspad',
  'Zonnebloemstraat',
  'Smidspoort',
  'Oude Bleek',
  'Vlierlaan',
  'Kuiperswerf',
  'Roggeveldstraat',
  'Spinnerspad',
  'Touwslagershof',
  'Appelgaarde',
  'Zilverschoon',
  'Korenmeterstraat',
  'Iepenlaantje',
  'Turfdragerskade',
  'Watermuntstraat',
]

/**
 * Zip code letters that no real street has: the real letters of a town begin with A and never reach Y. So the register
 * never returns invented coordinates for a real address.
 */
const ZIP_ENDS = ['YA', 'YB', 'YC', 'YE', 'YG', 'YH', 'YK'] as const

const HOUSES_PER_STREET = 8

/** The house in each street that has a second address, with the suffix a. */
const HOUSE_WITH_SUFFIX = 3

/** Streets are placed in a spiral around the town centre, with this angle between them, so that none overlap. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

const METRES_PER_DEGREE = 111_195

const streetsOf = (registerTown: Town, townIndex: number): ReadonlyArray<RegisteredAddress> =>
  ZIP_ENDS.flatMap((zipLetters, index) => {
    const street = streetNames[(townIndex * ZIP_ENDS.length + index) % streetNames.length] ?? ''
    const direction = (townIndex + index) * GOLDEN_ANGLE
    const centre = moveBy(registerTown.centre, direction, 220 + 130 * index)
    return Array.from({ length: HOUSES_PER_STREET }, (_, houseIndex) => {
      const number = 1 + index + 2 * houseIndex
      const coordinates = moveBy(centre, direction + Math.PI / 2, 16 * (houseIndex - HOUSES_PER_STREET / 2))
      const address = {
        zip: `${registerTown.zipDigits}${zipLetters}`,
        houseNumber: String(number),
        street,
        city: registerTown.name,
        coordinates,
      }
      const suffixes = houseIndex === HOUSE_WITH_SUFFIX ? [undefined, 'a'] : [undefined]
      return suffixes.map((suffix): RegisteredAddress => ({ ...address, suffix }))
    }).flat()
  })

const moveBy = ({ lat, lng }: Coordinates, direction: number, metres: number): Coordinates => ({
  lat: roundDegrees(lat + (metres * Math.cos(direction)) / METRES_PER_DEGREE),
  lng: roundDegrees(lng + (metres * Math.sin(direction)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
})

/** Rounds to about 0.1 m. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

export const registeredAddresses: ReadonlyArray<RegisteredAddress> = towns.flatMap(streetsOf)

const housesByNumber = new Map<string, ReadonlyArray<RegisteredAddress>>()
for (const address of registeredAddresses) {
  const key = `${address.zip} ${address.houseNumber}`
  housesByNumber.set(key, [...(housesByNumber.get(key) ?? []), address])
}

/** The address of a query among the houses of its zip code and number. */
export const findAmongHouses = (
  query: AddressQuery,
  housesAt: (house: House) => ReadonlyArray<RegisteredAddress>,
): LookupResult => {
  const house = parseHouse(query)
  const sameNumber = house === undefined ? [] : housesAt(house)
  const match = findHouse(
    sameNumber.map((address) => ({ ...address, addition: additionOf(address.suffix ?? '') })),
    house?.addition ?? '',
  )
  if (match === undefined) return E.left('not found')
  const { street, houseNumber, city, coordinates } = match.house
  return E.right({ street, houseNumber, city, coordinates, isExact: match.isExact })
}

/** Finds the addresses of the shipped register; no other service is needed. */
export const registerGeocoder: Geocoder = {
  find: async (query) => findAmongHouses(query, ({ zip, number }) => housesByNumber.get(`${zip} ${number}`) ?? []),
}
