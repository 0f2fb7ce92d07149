import type { Coordinates } from '../../../src/domain/address'
import { streetNames, towns, type Town } from './towns'

/** An address of the shipped register. */
export type RegisteredAddress = {
  readonly zip: string
  readonly houseNumber: string
  readonly suffix: string | undefined
  readonly street: string
  readonly city: string
  readonly at: Coordinates
}

/**
 * Ends of zips that no real street has: the real letters of a town begin with A and never reach Y. So the register
 * never gives an invented place for a real address.
 */
const ZIP_ENDS = ['YA', 'YB', 'YC', 'YE', 'YG', 'YH', 'YK'] as const

const HOUSES_PER_STREET = 8

/** The house in each street that has a second address, with the suffix a. */
const HOUSE_WITH_SUFFIX = 3

/** Streets lie around the middle of a town in a spiral with this angle between them, so that none lies upon another. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

const METRES_PER_DEGREE = 111_195

const streetsOf = (town: Town, townIndex: number): ReadonlyArray<RegisteredAddress> =>
  ZIP_ENDS.flatMap((zipLetters, index) => {
    const street = streetNames[(townIndex * ZIP_ENDS.length + index) % streetNames.length] ?? ''
    const direction = (townIndex + index) * GOLDEN_ANGLE
    const centre = moveBy(town.at, direction, 220 + 130 * index)
    return Array.from({ length: HOUSES_PER_STREET }, (_, houseIndex) => {
      const number = 1 + index + 2 * houseIndex
      const at = moveBy(centre, direction + Math.PI / 2, 16 * (houseIndex - HOUSES_PER_STREET / 2))
      const address = {
        zip: `${town.zipDigits}${zipLetters}`,
        houseNumber: String(number),
        street,
        city: town.name,
        at,
      }
      const suffixes = houseIndex === HOUSE_WITH_SUFFIX ? [undefined, 'a'] : [undefined]
      return suffixes.map((suffix): RegisteredAddress => ({ ...address, suffix }))
    }).flat()
  })

const moveBy = ({ lat, lng }: Coordinates, direction: number, metres: number): Coordinates => ({
  lat: roundDegrees(lat + (metres * Math.cos(direction)) / METRES_PER_DEGREE),
  lng: roundDegrees(lng + (metres * Math.sin(direction)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
})

/** Rounded to about a tenth of a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Every address of the register, town by town. */
export const registeredAddresses: ReadonlyArray<RegisteredAddress> = towns.flatMap(streetsOf)
