import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../../contract'
import { lookUpAddress } from '../../../../contract/address'
import type { AddressBook } from '../../../application/address'
import { answering, heardQuery } from '../server/answering'
import type { MemoryServer } from '../server/memory-server'
import { houseIn } from './house-in'

export const memoryAddressBook = (server: MemoryServer): AddressBook => ({
  lookUp: (lookup, callingOff) =>
    answering(
      server,
      () =>
        pipe(
          heardQuery(lookUpAddress.query, lookup),
          E.flatMap((asked) => E.fromNullable(nothingThere)(houseIn(server, asked))),
        ),
      callingOff,
    ),
})

const nothingThere: Refusal = { code: 'not_found', message: 'There is no such address.' }
