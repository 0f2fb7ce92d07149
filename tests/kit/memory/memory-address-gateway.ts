import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { lookUpAddress } from '../../../contract/address'
import type { AddressGateway } from '../../../src/application/address'
import { answerRequest, parseQuery } from './answer-request'
import type { MemoryServer } from './memory-server'
import { findHouse } from './find-house'

export const memoryAddressGateway = (server: MemoryServer): AddressGateway => ({
  lookUp: (lookup, cancelSignal) =>
    answerRequest(
      server,
      () =>
        pipe(
          parseQuery(lookUpAddress.query, lookup),
          E.flatMap((query) => E.fromNullable(addressNotFound)(findHouse(server, query))),
        ),
      cancelSignal,
    ),
})

const addressNotFound: Refusal = { code: 'not_found', message: 'There is no such address.' }
