import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { lookUpAddress } from '../../../contract/address'
import type { AddressBook } from '../../../src/application/address'
import { answering, heardQuery } from './answer-request'
import type { MemoryServer } from './memory-server'
import { houseIn } from './find-house'

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
