import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { uploadStops as endpoint } from '../../contract/stop'
import { summariseUpload } from '../../src/domain/history'
import { assemblePlan } from '../../src/domain/plan'
import { newStop, stopList, type StopDraft } from '../../src/domain/stop'
import { pluralise } from '../../src/domain/text'
import { canUpload } from '../../src/domain/upload'
import { completeDraft, correctAddress, findAddresses, readCorrections, type Geocoder } from '../address'
import { requireProject } from '../require-record'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { creationInfo, changePlan, type PlanEditPorts } from '../project'
import type { Records, Storage } from '../storage'

type UploadCommand = AuthorisedCommand<typeof endpoint>

/** The stops to be stored, whose addresses have been looked up outside of the transaction. */
export type PreparedUpload = { readonly command: UploadCommand; readonly drafts: ReadonlyArray<StopDraft> }

const stopsAlreadyThere: Refusal = { code: 'stops_already_there' }

/** Refuses a project that takes no upload before any address is looked up. */
export const prepareUpload =
  (storage: Pick<Storage, 'read'>, geocoder: Geocoder) =>
  async (command: UploadCommand): Promise<E.Either<Refusal, PreparedUpload>> => {
    const recalled = await storage.read(command.user.organisation, async (records) => {
      const { parameters, ifMatchVersions } = command
      const project = await requireProject(records, { projectId: parameters.id, ifMatchVersions })
      if (E.isLeft(project)) return project
      return canUpload(project.right.stopCount)
        ? E.right(await readCorrections(records, command.body))
        : E.left(stopsAlreadyThere)
    })
    if (E.isLeft(recalled)) return recalled
    const drafts = command.body.map((draft) => correctAddress(draft, recalled.right))
    const findAddress = await findAddresses(
      geocoder,
      drafts.filter(({ coordinates }) => coordinates === undefined),
      recalled.right,
    )
    return E.right({ command, drafts: drafts.map((draft) => completeDraft(draft, findAddress)) })
  }

/** Stores an upload, all of it or nothing; a project takes only one (§4). */
export const storeUpload = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { command: { parameters, user, ifMatchVersions }, drafts }: PreparedUpload,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> =>
    pipe(
      await change(
        records,
        { user, projectId: parameters.id, ifMatchVersions },
        (plan) => {
          if (!canUpload(stopList.size(plan.stops))) return E.left(stopsAlreadyThere)
          const stops = drafts.map((draft) => newStop(draft, creationInfo(ports)))
          return E.right(assemblePlan(plan.routes, stops, plan.unknownFields))
        },
        summariseUpload,
      ),
      E.map(({ project: { id, name, version }, changed }) => ({
        ...callResult({ count: drafts.length }, version, changed),
        audited: {
          action: 'stops_uploaded' as const,
          subject: name,
          subjectId: id,
          detail: pluralise(drafts.length, 'stop'),
        },
      })),
    )
}
