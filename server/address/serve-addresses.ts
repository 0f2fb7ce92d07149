import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import {
  checkAddresses,
  DEFAULT_CORRECTION_COUNT,
  forgetCorrection,
  listCorrections,
  lookUpAddress,
  restoreCorrection,
  type AddressToCheck,
  type AddressVerdict,
  type SentCorrection,
} from '../../contract/address'
import { addressKeyOf, houseLabel, houseOfKey, normaliseZip } from '../../src/domain/address'
import { callResult, emptyResult, type Serve } from '../http'
import type { CorrectionRecord, Storage } from '../storage'
import type { Geocoder, LookupFailure } from './geocoder'
import type { HouseRegister } from './house-register'
import { judgeAddress, notChecked } from './judge-address'
import { recalledPlace, withRecalledPlace } from './look-up-all'
import { readCorrections, type RecalledCorrection } from './recall-corrections'

export type AddressPorts = {
  readonly geocoder: Geocoder
  readonly houseRegister: HouseRegister
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

/** A lookup may be slow, so no transaction is open meanwhile. */
export const serveAddresses = (serve: Serve, ports: AddressPorts): void => {
  const { geocoder, storage } = ports
  serve.authorised(lookUpAddress, async ({ query, user }) => {
    const address = { ...query, street: undefined, city: undefined }
    const recall = await storage.read(user.organisation, (records) => readCorrections(records, [address]))
    const registered = await geocoder.find({ ...query, suffix: query.houseNumberSuffix })
    const place = recalledPlace(address, recall)
    if (place === undefined) return E.bimap(refusalOf, callResult)(registered)
    const corrected = withRecalledPlace(E.isRight(registered) ? registered.right : undefined, place)
    // The form treats an answer without street and city as not found.
    return corrected.street === undefined && corrected.city === undefined
      ? E.left(refusalOf('not found'))
      : E.right(callResult(corrected))
  })

  serve.authorised(checkAddresses, async ({ body: { addresses }, user }) => {
    const recall = await storage.read(user.organisation, (records) => readCorrections(records, addresses))
    const toJudge = addresses.map((address) => ({ address, recalled: recall(address) }))
    return E.right(callResult({ verdicts: await judgeAddresses(ports.houseRegister, toJudge) }))
  })

  serve.read(listCorrections, async ({ query: { search = '', limit = DEFAULT_CORRECTION_COUNT } }, { corrections }) => {
    const listed = await corrections.list({ search, limit: limit + 1 })
    const list = { corrections: listed.slice(0, limit).map(sentCorrectionOf), isMore: listed.length > limit }
    // The list has no stored version.
    return E.right(callResult(list, hash('sha256', JSON.stringify(list), 'base64url')))
  })

  serve.write(forgetCorrection, async ({ query }, { corrections }) =>
    (await corrections.forget(addressKeyOf(query), ports.now().toISOString()))
      ? E.right({ ...emptyResult, audited: { action: 'correction_forgotten', subject: houseLabel(query) } })
      : E.left({ code: 'not_found', message: 'Nothing is remembered of this address.' }),
  )

  serve.write(restoreCorrection, async ({ body }, { corrections }) =>
    (await corrections.restore(addressKeyOf(body)))
      ? E.right({ ...emptyResult, audited: { action: 'correction_restored', subject: houseLabel(body) } })
      : E.left({ code: 'not_found', message: 'Nothing was forgotten of this address in the last day.' }),
  )
}

const sentCorrectionOf = ({ addressKey, coordinates, ...correction }: CorrectionRecord): SentCorrection => ({
  ...correction,
  written: { ...houseOfKey(addressKey), ...correction.written },
  lat: coordinates?.lat,
  lng: coordinates?.lng,
})

const refusalByFailure: Readonly<Record<LookupFailure, Refusal>> = {
  'not found': { code: 'not_found', message: 'There is no such address.' },
  unavailable: { code: 'address_service_away' },
}

const refusalOf = (failure: LookupFailure): Refusal => refusalByFailure[failure]

type AddressToJudge = { readonly address: AddressToCheck; readonly recalled: RecalledCorrection | undefined }

/** Each zip code is asked for once. */
const judgeAddresses = async (
  { housesOf }: HouseRegister,
  addresses: ReadonlyArray<AddressToJudge>,
): Promise<ReadonlyArray<AddressVerdict>> => {
  const meant = addresses.map(({ address, recalled }) => recalled?.corrected ?? address)
  const unknown = meant.filter((_, index) => addresses[index]?.recalled?.coordinates === undefined)
  const zips = [...new Set(unknown.map(({ zip }) => normaliseZip(zip)))]
  const houses = new Map(await Promise.all(zips.map(async (zip) => [zip, await housesOf(zip)] as const)))
  return addresses.map(({ address, recalled }) => {
    if (recalled?.coordinates !== undefined) return verdictOfPlace(recalled, recalled.coordinates)
    const house = recalled?.corrected ?? address
    const known = houses.get(normaliseZip(house.zip)) ?? E.left(undefined)
    const verdict = E.isLeft(known) ? notChecked : judgeAddress(house, known.right)
    return { ...verdict, correction: recalled && rowCorrectionOf(recalled) }
  })
}

const verdictOfPlace = (
  recalled: RecalledCorrection,
  { lat, lng }: NonNullable<RecalledCorrection['coordinates']>,
): AddressVerdict => ({
  verdict: 'exact',
  choices: undefined,
  street: recalled.corrected.street,
  city: recalled.corrected.city,
  lat,
  lng,
  correction: rowCorrectionOf(recalled),
})

const rowCorrectionOf = ({ corrected: { zip, houseNumber, houseNumberSuffix }, by, at }: RecalledCorrection) => ({
  zip,
  houseNumber,
  houseNumberSuffix,
  by,
  at,
})
