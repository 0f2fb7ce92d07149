import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { lookUpAddress } from '../../contract/address'
import type { AddressBook } from '.'
import { told, type Serve } from '../http'

const refusals: Readonly<Record<'nothing there' | 'away', Refusal>> = {
  'nothing there': { code: 'not_found', message: 'There is no such address.' },
  away: { code: 'address_service_away' },
}

/** A lookup may be slow and needs no records, so no transaction is open meanwhile. */
export const serveLookup = (serve: Serve, book: AddressBook): void =>
  serve.ask(lookUpAddress, async ({ query: { zip, houseNumber, houseNumberSuffix } }) =>
    pipe(
      await book.find({ zip, houseNumber, suffix: houseNumberSuffix }),
      E.bimap((why) => refusals[why], told),
    ),
  )
