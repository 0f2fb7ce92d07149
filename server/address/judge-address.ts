import type { AddressToCheck, AddressVerdict } from '../../contract/address'
import { additionOf, type RegisteredAddress } from '../../src/domain/address'
import { parseHouse } from './geocoder'

const MAX_CHOICES = 5

/** A number further away than this is no typing error. */
const MAX_NUMBERS_APART = 20

const nothingFound: AddressVerdict = {
  verdict: 'not_found',
  choices: undefined,
  street: undefined,
  city: undefined,
  lat: undefined,
  lng: undefined,
  correction: undefined,
}

/** The register did not answer for the zip code. */
export const notChecked: AddressVerdict = { ...nothingFound, verdict: 'not_checked' }

/** What the houses of a zip code say of an address there. */
export const judgeAddress = (address: AddressToCheck, houses: ReadonlyArray<RegisteredAddress>): AddressVerdict => {
  const middle = houses[Math.floor(houses.length / 2)]
  if (middle === undefined) return nothingFound
  const house = parseHouse({ ...address, suffix: address.houseNumberSuffix })
  const { street, city } = middle
  const onlyStreet: AddressVerdict = { ...nothingFound, verdict: 'street_only', street, city, ...middle.coordinates }
  if (house === undefined) return onlyStreet
  const distanceOf = ({ houseNumber, suffix }: RegisteredAddress): number =>
    Math.abs(Number(houseNumber) - Number(house.number)) + (additionOf(suffix ?? '') === house.addition ? 0 : 0.5)
  const nearest = houses.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  const [best = middle] = nearest
  const isSameNumber = distanceOf(best) < 1
  if (isSameNumber && isElsewhere(address, best)) return { ...nothingFound, choices: [choiceOf(best)] }
  if (distanceOf(best) === 0)
    return { ...nothingFound, verdict: 'exact', street: best.street, city: best.city, ...best.coordinates }
  const choices = nearest.slice(0, MAX_CHOICES).map(choiceOf)
  return distanceOf(best) > MAX_NUMBERS_APART
    ? { ...onlyStreet, choices }
    : { ...nothingFound, verdict: 'number_differs', choices, street: best.street, city: best.city }
}

const choiceOf = ({ zip, houseNumber, suffix, street, city, coordinates }: RegisteredAddress) => ({
  zip,
  houseNumber,
  houseNumberSuffix: suffix,
  street,
  city,
  ...coordinates,
})

type StreetAndCity = Pick<AddressToCheck, 'street' | 'city'>

/** Street and city both differ: the zip code is wrong, or they are. Either alone may be another spelling. */
export const isElsewhere = ({ street, city }: StreetAndCity, known: StreetAndCity): boolean =>
  street !== undefined && city !== undefined && isOther(street, known.street) && isOther(city, known.city)

const isOther = (given: string, registered = ''): boolean => {
  const [one, other] = [lettersOf(given), lettersOf(registered)]
  return one !== '' && !one.includes(other) && !other.includes(one)
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
