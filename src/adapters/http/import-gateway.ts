import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as endpoints from '../../../contract/address'
import { importStops } from '../../../contract/import'
import type { ImportGateway } from '../../application/import'
import { coordinatesOf } from '../../domain/address'
import { callEditEndpoint, mapAnswer } from './call-edit-endpoint'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'

export const httpImportGateway = (sendRequest: SendRequest): ImportGateway => {
  const [call, edit] = [callEndpoint(sendRequest), callEditEndpoint(sendRequest)]
  return {
    importStops: (id, mode, rows, written) =>
      pipe(
        edit(importStops)({
          ...emptyInput,
          parameters: { id },
          body: { mode, rows, written: written.length === 0 ? undefined : written },
        }),
        mapAnswer(({ addedCount, updatedCount, unchangedCount }) => ({ addedCount, updatedCount, unchangedCount })),
      ),
    checkAddresses: (addresses) =>
      pipe(
        call(endpoints.checkAddresses)({ ...emptyInput, body: { addresses } }),
        TE.map(({ verdicts }) =>
          verdicts.map(({ lat, lng, ...verdict }) => ({ ...verdict, coordinates: coordinatesOf(lat, lng) })),
        ),
      ),
    listCorrections: (search, cancelSignal) =>
      pipe(
        call(endpoints.listCorrections)(
          { ...emptyInput, query: search.trim() === '' ? {} : { search } },
          { cancelSignal },
        ),
        TE.map(({ corrections, isMore }) => ({
          corrections: corrections.map(({ lat, lng, ...correction }) => ({
            ...correction,
            coordinates: coordinatesOf(lat, lng),
          })),
          isMore,
        })),
      ),
    forgetCorrection: (query) => call(endpoints.forgetCorrection)({ ...emptyInput, query }),
    restoreCorrection: (body) => call(endpoints.restoreCorrection)({ ...emptyInput, body }),
  }
}
