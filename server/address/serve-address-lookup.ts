import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { lookUpAddress } from '../../contract/address'
import { callResult, type Serve } from '../http'
import type { Geocoder, LookupFailure } from './geocoder'

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
