import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { cancelled, serverMessageOf, type CallFailure, type RefusedCall } from '../../domain/failure'
import {
  uploadProblemsOf,
  type UploadRefusal,
  isUploadFile,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_MB,
  fileProblem,
} from '../../domain/upload'
import type { ProjectId } from '../../domain/project'
import type { ApplyServerChange, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { EditResult } from '../gateway'
import type { CallServer } from '../session'
import type { ChosenFile, StopGateway, FileUpload } from './stop-ports'
import type { UploadStore } from './upload-store'

export type UploadStopsPorts = {
  readonly stops: Pick<StopGateway, 'upload'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly uploadStore: Pick<UploadStore, 'value' | 'set'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
}

export type UploadStops = (file: ChosenFile) => Promise<E.Either<CallFailure, number>>

/** §4: uploads one file at a time. When it is accepted, applies the change and reads the whole plan again. */
export const uploadStops = (ports: UploadStopsPorts): UploadStops => {
  const { plan, uploadStore, trackEdit } = ports
  return async (file) => {
    const project = plan.open?.project.id
    if (project === undefined || uploadStore.value?.kind === 'sending') return cancelled
    return trackEdit(sendFile(ports, project, file))
  }
}

const sendFile = async (
  { stops, plan, uploadStore, callServer, applyOwnChange, reload }: UploadStopsPorts,
  project: ProjectId,
  file: ChosenFile,
): ReturnType<UploadStops> => {
  const { name, size } = file
  const { result, cancel } = createUpload(file, () =>
    stops.upload(project, file, (share) => {
      if (uploadStore.value?.kind === 'sending') uploadStore.set({ ...uploadStore.value, share })
    }),
  )
  uploadStore.set({ kind: 'sending', project, name, size, share: 0, cancel })
  const answer = await callServer('upload stops', result)
  if (E.isRight(answer) && plan.open?.project.id === project) {
    const { changed } = answer.right
    const applied = changed && applyOwnChange({ project, changed })
    // A change that is not on screen by now, being too long to be sent, has the plan read already.
    await (applied === undefined || (plan.open.version ?? 0) >= (changed?.version ?? 0) ? reload() : applied)
  }
  const refusal = E.isLeft(answer) ? refusalOf(answer.left) : undefined
  uploadStore.set(refusal && { kind: 'refused', project, name, refusal })
  return E.map(({ answer: count }: EditResult<number>) => count)(answer)
}

const createUpload = (file: ChosenFile, create: () => FileUpload): FileUpload => {
  const failure = checkUploadFile(file)
  return failure === undefined ? create() : { result: TE.left(failure), cancel: () => undefined }
}

/** The problems of each row, or else the message of the server; none where the server itself failed. */
const refusalOf = (failure: CallFailure): UploadRefusal | undefined => {
  const refusal = uploadProblemsOf(failure)
  if (refusal.total > 0) return refusal
  const reason = serverMessageOf(failure)
  const isServerFault = failure.kind === 'refused' && failure.isServerFault === true
  return isServerFault || reason === undefined ? undefined : { problems: [fileProblem(reason)], total: 1 }
}

/** §5: refuses a file that every server refuses, in the same way, without sending it. */
const checkUploadFile = ({ name, size }: Pick<ChosenFile, 'name' | 'size'>): RefusedCall | undefined => {
  if (!isUploadFile(name)) return refusalFor('Not a .json file. Import… reads CSV and Excel files')
  return size > MAX_UPLOAD_BYTES ? refusalFor(`Larger than ${MAX_UPLOAD_MB} MB`) : undefined
}

const refusalFor = (reason: string): RefusedCall => ({
  kind: 'refused',
  code: 'not_sent',
  message: reason,
  details: [fileProblem(reason)],
  total: 1,
})
