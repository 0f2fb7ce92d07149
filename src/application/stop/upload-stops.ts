import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { serverMessageOf, uploadProblemsOf, type CallFailure } from '../../domain/failure'
import type { UploadRefusal } from '../../domain/stop'
import type { PlanStore, ReloadPlan } from '../plan'
import type { Attempt } from '../session'
import type { ChosenFile } from './chosen-file'
import type { StopGateway } from './stop-gateway'
import type { Upload } from './file-upload'
import type { UploadStore } from './upload-store'
import { whyNotSent } from './check-upload-file'

export type UploadStopsPorts = {
  readonly stops: Pick<StopGateway, 'upload'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly upload: Pick<UploadStore, 'value' | 'become'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
}

export type UploadStops = (file: ChosenFile) => Promise<E.Either<CallFailure, number>>

/** §4: one file at a time; when it is taken, the stops are loaded. */
export const uploadStops =
  ({ stops, plan, upload, attempt, reload }: UploadStopsPorts): UploadStops =>
  async (file) => {
    const project = plan.open?.project.id
    if (project === undefined || upload.value?.kind === 'sending') return E.left({ kind: 'called-off' })
    const { name, size } = file
    const { done, cancel } = sending(file, () =>
      stops.upload(project, file, (share) => {
        if (upload.value?.kind === 'sending') upload.become({ ...upload.value, share })
      }),
    )
    upload.become({ kind: 'sending', project, name, size, share: 0, cancel })
    const answer = await attempt('upload stops', done)()
    if (E.isRight(answer) && plan.open?.project.id === project) await reload()
    const refused = E.isLeft(answer) ? refusedAs(answer.left) : undefined
    upload.become(refused && { kind: 'returned', project, name, refused })
    return answer
  }

const sending = (file: ChosenFile, send: () => Upload): Upload => {
  const why = whyNotSent(file)
  return why === undefined ? send() : { done: TE.left(why), cancel: () => undefined }
}

/** Row by row, or else in the one sentence of the server. */
const refusedAs = (failed: CallFailure): UploadRefusal | undefined => {
  const refused = uploadProblemsOf(failed)
  if (refused.total > 0) return refused
  const reason = serverMessageOf(failed)
  return reason === undefined ? undefined : { problems: [{ row: 1, field: 'file', reason }], total: 1 }
}
