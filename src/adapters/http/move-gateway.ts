import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as endpoints from '../../../contract/move'
import type { MoveGateway } from '../../application/move'
import { callEndpoint, emptyInput, thenEither } from './call-endpoint'
import { callEditEndpoint, mapAnswer } from './call-edit-endpoint'
import type { SendRequest } from './request-types'

export const httpMoveGateway = (send: SendRequest): MoveGateway => ({
  move: (id, body) =>
    pipe(
      callEditEndpoint(send)(endpoints.moveStops)({ ...emptyInput, parameters: { id }, body }),
      mapAnswer(({ movedStops }) => movedStops),
    ),
  decodeMoves: endpoints.decodeMoves,
  prices: (id, query, cancelSignal) =>
    pipe(
      callEndpoint(send)(endpoints.priceStops)(
        { ...emptyInput, parameters: { id }, body: { day: undefined, ...query } },
        { cancelSignal },
      ),
      thenEither(({ prices }) => E.right(prices)),
    ),
})
