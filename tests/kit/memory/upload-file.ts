import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { uploadStops } from '../../../contract/stop'
import type { EditResult } from '../../../src/application/gateway'
import type { StopGateway } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import { addressSummaryOf } from '../../../src/domain/address'
import { summariseUpload } from '../../../src/domain/history'
import { assemblePlan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import { stopList, newStop, type StopDraft } from '../../../src/domain/stop'
import { MAX_UPLOAD_BYTES } from '../../../src/domain/upload'
import { findHouse } from './find-house'
import { answerRequest } from './answer-request'
import { creationInfo } from './creation-info'
import { changePlan, editedBy } from './change-project'
import type { MemoryServer } from './memory-server'

/** §4: a project accepts one upload, in full or not at all. */
export const uploadToMemory =
  (server: MemoryServer): StopGateway['upload'] =>
  (project, file, onProgress) => {
    let isCancelled = false
    return {
      cancel: () => {
        isCancelled = true
      },
      result: async () => {
        const bytes = await file.bytes().catch(() => undefined)
        if (isCancelled) return E.left<CallFailure>({ kind: 'cancelled' })
        if (bytes === undefined) return E.left<CallFailure>({ kind: 'unreadable', path: ['file'] })
        onProgress(1)
        return answerRequest(server, () => storeUpload(server, project, bytes))()
      },
    }
  }

const storeUpload = (
  server: MemoryServer,
  id: ProjectId,
  bytes: ArrayBuffer,
): E.Either<Refusal, EditResult<number>> => {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return E.left({ code: 'too_large' })
  return pipe(
    uploadStops.body.decode(new TextDecoder().decode(bytes)),
    E.flatMap((drafts) =>
      pipe(
        changePlan(
          server,
          { id },
          (plan) => {
            if (stopList.size(plan.stops) > 0) return E.left({ code: 'stops_already_there' })
            const stops = drafts.map((draft) => newStop(withAddress(server, draft), creationInfo(server, 'stp')))
            return E.right(assemblePlan(plan.routes, stops, plan.unknownFields))
          },
          summariseUpload,
        ),
        E.map((edited) => editedBy(edited, drafts.length)),
      ),
    ),
  )
}

/** A stop whose address is not found has no coordinates. */
const withAddress = (server: MemoryServer, draft: StopDraft): StopDraft => {
  const { zip, houseNumber, houseNumberSuffix = '' } = draft
  const house = draft.coordinates === undefined ? findHouse(server, { zip, houseNumber, houseNumberSuffix }) : undefined
  const [street, city, coordinates] = [
    draft.street ?? house?.street,
    draft.city ?? house?.city,
    draft.coordinates ?? house?.coordinates,
  ]
  const addressSummary = draft.addressSummary ?? addressSummaryOf({ ...draft, street, city })
  return { ...draft, street, city, coordinates, addressSummary }
}
