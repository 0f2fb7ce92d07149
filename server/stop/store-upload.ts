import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { uploadStops as endpoint } from '../../contract/stop'
import { summariseUpload } from '../../src/domain/history'
import { assemblePlan } from '../../src/domain/plan'
import { addressSummaryOf } from '../../src/domain/address'
import { newStop, stopList, type StopDraft } from '../../src/domain/stop'
import { canUpload } from '../../src/domain/upload'
import { type Geocoder, lookUpAll, type LookupResult } from '../address'
import { requireProject } from '../require'
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
    const project = await storage.read(command.user.organisation, (records) =>
      requireProject(records, { projectId: command.parameters.id, ifMatchVersions: command.ifMatchVersions }),
    )
    if (E.isLeft(project)) return project
    if (!canUpload(project.right.stopCount)) return E.left(stopsAlreadyThere)
    return E.right({
      command,
      drafts: (await lookUpCoordinates(geocoder, command.body)).map(withAddressSummary),
    })
  }

/** Fills in the address summary, which lists show. */
const withAddressSummary = (draft: StopDraft): StopDraft => ({
  ...draft,
  addressSummary: draft.addressSummary ?? addressSummaryOf(draft),
})

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
          return E.right(assemblePlan(plan.routes, stops, plan.extra))
        },
        summariseUpload,
      ),
      E.map(({ project, changed }) => callResult({ count: drafts.length }, project.version, changed)),
    )
}

/** Looks up the addresses of drafts without coordinates; a draft whose address is not found stays without them. */
const lookUpCoordinates = async (
  geocoder: Geocoder,
  drafts: ReadonlyArray<StopDraft>,
): Promise<ReadonlyArray<StopDraft>> => {
  const draftsWithoutCoordinates = drafts.filter(({ coordinates }) => coordinates === undefined)
  const results = await lookUpAll(
    geocoder,
    draftsWithoutCoordinates.map(({ zip, houseNumber, houseNumberSuffix }) => ({
      zip,
      houseNumber,
      suffix: houseNumberSuffix,
    })),
  )
  const completedDrafts = new Map(
    draftsWithoutCoordinates.map((draft, index) => [draft, completeDraft(draft, results[index])]),
  )
  return drafts.map((draft) => completedDrafts.get(draft) ?? draft)
}

/** The lookup fills in only what the file does not say. */
const completeDraft = (draft: StopDraft, result: LookupResult | undefined): StopDraft => {
  if (result === undefined || E.isLeft(result)) return draft
  const { street, city, coordinates } = result.right
  return { ...draft, street: draft.street ?? street, city: draft.city ?? city, coordinates }
}
