import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { uploadStops } from '../../../contract/stop'
import type { StopGateway } from '../../../src/application/stop'
import type { CallFailed } from '../../../src/domain/failure'
import { addressSummaryOf } from '../../../src/domain/address'
import { deedOfUpload } from '../../../src/domain/history'
import { inStep } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import { lengthOf, MAX_UPLOAD_BYTES, newStop, type StopDraft } from '../../../src/domain/stop'
import { houseIn } from './find-house'
import { answering } from './answer-request'
import { birth } from './creation-info'
import { changePlan } from './change-project'
import type { MemoryServer } from './memory-server'

/** §4: a project takes one upload; all of it or nothing. */
export const uploadInMemory =
  (server: MemoryServer): StopGateway['upload'] =>
  (project, file, onProgress) => {
    let isCancelled = false
    return {
      cancel: () => {
        isCancelled = true
      },
      done: async () => {
        const bytes = await file.bytes().catch(() => undefined)
        if (isCancelled) return E.left<CallFailed>({ kind: 'called-off' })
        if (bytes === undefined) return E.left<CallFailed>({ kind: 'unreadable', at: ['file'] })
        onProgress(1)
        return answering(server, () => uploaded(server, project, bytes))()
      },
    }
  }

const uploaded = (server: MemoryServer, id: ProjectId, bytes: ArrayBuffer): E.Either<Refusal, number> => {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return E.left({ code: 'too_large' })
  return pipe(
    uploadStops.body.read(new TextDecoder().decode(bytes)),
    E.flatMap((drafts) =>
      pipe(
        changePlan(
          server,
          { id },
          (plan) => {
            if (lengthOf(plan.stops) > 0) return E.left({ code: 'stops_already_there' })
            const stops = drafts.map((draft) => newStop(lookedUp(server, draft), birth(server, 'stp')))
            return E.right(inStep(plan.routes, stops, plan.extra))
          },
          deedOfUpload,
        ),
        E.map(() => drafts.length),
      ),
    ),
  )
}

/** A stop whose place nobody finds stays without one. */
const lookedUp = (server: MemoryServer, draft: StopDraft): StopDraft => {
  const { zip, houseNumber, houseNumberSuffix = '' } = draft
  const found = draft.at === undefined ? houseIn(server, { zip, houseNumber, houseNumberSuffix }) : undefined
  const [street, city, at] = [draft.street ?? found?.street, draft.city ?? found?.city, draft.at ?? found?.at]
  const addressSummary = draft.addressSummary ?? addressSummaryOf({ ...draft, street, city })
  return { ...draft, street, city, at, addressSummary }
}
