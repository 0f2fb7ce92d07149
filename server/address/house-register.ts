import * as E from 'fp-ts/Either'
import { isDutchZip, normaliseZip, type RegisteredAddress } from '../../src/domain/address'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'
import type { AddressList } from '../storage'
import type { Clock } from './geocoder'
import { noAddressList, type GeocoderKind } from './open-geocoder'
import { housesOfPdok, type PdokService } from './pdok-geocoder'
import { registeredAddresses } from './register'

/** The houses of a zip code; none where nobody knows it. */
export type Houses = E.Either<'unavailable', ReadonlyArray<RegisteredAddress>>

/** A port: every house of a zip code. It never throws. */
export type HouseRegister = { readonly housesOf: (zip: string) => Promise<Houses> }

/** From the same sources as the lookup of one address. */
export const openHouseRegister = (
  kind: GeocoderKind,
  pdok: PdokService,
  clock: Clock,
  list: Pick<AddressList, 'housesOf'> = noAddressList,
): HouseRegister => {
  const shipped = async (zip: string): Promise<Houses> => E.right(shippedHousesOf(zip))
  const service = withCache(withLimit(withPause(housesOfPdok(pdok), clock)), clock)
  const kinds = { register: shipped, pdok: service, auto: knownFirst(shippedHousesOf, service) }
  const ofKind = knownFirst(list.housesOf, kinds[kind])
  return { housesOf: async (zip) => (isDutchZip(zip) ? ofKind(normaliseZip(zip)) : E.right([])) }
}

type HousesOf = HouseRegister['housesOf']

const shippedHousesOf = (zip: string): ReadonlyArray<RegisteredAddress> =>
  registeredAddresses.filter((address) => address.zip === zip)

const knownFirst =
  (known: (zip: string) => ReadonlyArray<RegisteredAddress>, others: HousesOf): HousesOf =>
  async (zip) => {
    const houses = known(zip)
    return houses.length === 0 ? others(zip) : E.right(houses)
  }

const DAY_MS = 24 * 3_600_000
const MAX_ZIPS = 10_000

/** Two requests for one zip code share an answer, and that is kept for a day; a failure is not kept. */
const withCache = (housesOf: HousesOf, { now }: Clock): HousesOf => {
  const cache = lruMap<{ readonly houses: Promise<Houses>; readonly askedAt: number }>(MAX_ZIPS)
  return async (zip) => {
    const entry = cache.get(zip)
    if (entry !== undefined && elapsedMsOrInfinity(entry.askedAt, now().getTime()) < DAY_MS) return entry.houses
    const houses = housesOf(zip)
    cache.set(zip, { houses, askedAt: now().getTime() })
    if (E.isLeft(await houses)) cache.delete(zip)
    return houses
  }
}

/** What a public service can be asked at once, by all users together. */
const MAX_SIMULTANEOUS = 8

const withLimit = (housesOf: HousesOf): HousesOf => {
  const waiting: Array<() => void> = []
  let running = 0
  return async (zip) => {
    if (running >= MAX_SIMULTANEOUS) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await housesOf(zip)
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

const MAX_FAILURES = 3
const PAUSE_MS = 30_000

/** A service that fails again and again is left alone for half a minute. */
const withPause = (housesOf: HousesOf, { now }: Clock): HousesOf => {
  let [failureCount, failedAt] = [0, 0]
  return async (zip) => {
    if (failureCount >= MAX_FAILURES && elapsedMsOrInfinity(failedAt, now().getTime()) < PAUSE_MS)
      return E.left('unavailable')
    const houses = await housesOf(zip)
    failureCount = E.isLeft(houses) ? failureCount + 1 : 0
    failedAt = now().getTime()
    return houses
  }
}
