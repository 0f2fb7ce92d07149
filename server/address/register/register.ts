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

const NUMBERS_IN_A_STREET = 8

/** The house in each street that has a second address, with the suffix a. */
const WITH_A_NEIGHBOUR = 3

/** Streets lie around the middle of a town in a spiral with this angle between them, so that none lies upon another. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

const METRES_IN_A_DEGREE = 111_195

const streetsOf = (town: Town, nth: number): ReadonlyArray<RegisteredAddress> =>
  ZIP_ENDS.flatMap((end, index) => {
    const street = streetNames[(nth * ZIP_ENDS.length + index) % streetNames.length] ?? ''
    const direction = (nth + index) * GOLDEN_ANGLE
    const middle = moved(town.at, direction, 220 + 130 * index)
    return Array.from({ length: NUMBERS_IN_A_STREET }, (_, house) => {
      const number = 1 + index + 2 * house
      const at = moved(middle, direction + Math.PI / 2, 16 * (house - NUMBERS_IN_A_STREET / 2))
      const address = { zip: `${town.figures}${end}`, houseNumber: String(number), street, city: town.name, at }
      const suffixes = house === WITH_A_NEIGHBOUR ? [undefined, 'a'] : [undefined]
      return suffixes.map((suffix): RegisteredAddress => ({ ...address, suffix }))
    }).flat()
  })

const moved = ({ lat, lng }: Coordinates, direction: number, metres: number): Coordinates => ({
  lat: rounded(lat + (metres * Math.cos(direction)) / METRES_IN_A_DEGREE),
  lng: rounded(lng + (metres * Math.sin(direction)) / (METRES_IN_A_DEGREE * Math.cos((lat * Math.PI) / 180))),
})

/** Rounded to about a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Every address of the register, town by town. */
export const registeredAddresses: ReadonlyArray<RegisteredAddress> = towns.flatMap(streetsOf)
