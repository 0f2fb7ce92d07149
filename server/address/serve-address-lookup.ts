import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { lookUpAddress } from '../../contract/address'
import { checkAddresses } from '../../contract/import'
import { normaliseZip } from '../../src/domain/address'
import { callResult, type Serve } from '../http'
import type { Geocoder, LookupFailure } from './geocoder'
import type { HouseRegister } from './house-register'
import { judgeAddress } from './judge-address'

const refusalByFailure: Readonly<Record<LookupFailure, Refusal>> = {
  'not found': { code: 'not_found', message: 'There is no such address.' },
  unavailable: { code: 'address_service_away' },
}

/** A lookup may be slow and needs no records, so it runs outside a transaction. */
export const serveAddressLookup = (serve: Serve, geocoder: Geocoder): void =>
  serve.authorised(lookUpAddress, async ({ query: { zip, houseNumber, houseNumberSuffix } }) =>
    pipe(
      await geocoder.find({ zip, houseNumber, suffix: houseNumberSuffix }),
      E.bimap((failure) => refusalByFailure[failure], callResult),
    ),
  )

/** Each zip code is asked for once. Without an answer for one there are no verdicts; what is known is kept for the next try. */
export const serveAddressVerdicts = (serve: Serve, { housesOf }: HouseRegister): void =>
  serve.authorised(checkAddresses, async ({ body: { addresses } }) => {
    const zips = [...new Set(addresses.map(({ zip }) => normaliseZip(zip)))]
    const houses = new Map(await Promise.all(zips.map(async (zip) => [zip, await housesOf(zip)] as const)))
    return pipe(
      addresses,
      E.traverseArray((address) =>
        pipe(
          houses.get(normaliseZip(address.zip)) ?? E.right([]),
          E.map((known) => judgeAddress(address, known)),
        ),
      ),
      E.bimap(
        (failure) => refusalByFailure[failure],
        (verdicts) => callResult({ verdicts }),
      ),
    )
  })
