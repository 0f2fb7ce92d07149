import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { uploadStops as endpoint } from '../../contract/stop'
import { summariseUpload } from '../../src/domain/history'
import { assemblePlan } from '../../src/domain/plan'
import { addressSummaryOf } from '../../src/domain/address'
import { newStop, type StopDraft } from '../../src/domain/stop'
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
      requireProject(records, { project: command.parameters.id, expected: command.expected }),
    )
    if (E.isLeft(project)) return project
    if (project.right.stops > 0) return E.left(stopsAlreadyThere)
    return E.right({
      command,
      drafts: (await lookUpCoordinates(geocoder, command.body)).map(withAddressSummary),
    })
  }

/** Fills in the address on one line, which lists show. */
const withAddressSummary = (draft: StopDraft): StopDraft => ({
  ...draft,
  addressSummary: draft.addressSummary ?? addressSummaryOf({ ...draft, street: draft.street, city: draft.city }),
})

/** §4: stores an upload, all of it or nothing. A project takes only one. */
export const storeUpload = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { command: { parameters, user, expected }, drafts }: PreparedUpload,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> =>
    pipe(
      await change(
        records,
        { user, project: parameters.id, expected },
        (plan) => {
          if ([...plan.stops].length > 0) return E.left(stopsAlreadyThere)
          const stops = drafts.map((draft) => newStop(draft, creationInfo(ports)))
          return E.right(assemblePlan(plan.routes, stops, plan.extra))
        },
        summariseUpload,
      ),
      E.map(({ project, changed }) => callResult({ count: drafts.length }, project.version, changed)),
    )
}

/** Looks up the coordinates of stops that came without them; a stop whose address is not found stays without. */
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

/** What the file says of the address is kept; the lookup only fills in what is missing. */
const completeDraft = (draft: StopDraft, result: LookupResult | undefined): StopDraft => {
  if (result === undefined || E.isLeft(result)) return draft
  const street = draft.street ?? result.right.street
  const city = draft.city ?? result.right.city
  const addressSummary = draft.addressSummary ?? addressSummaryOf({ ...draft, street, city })
  return { ...draft, street, city, addressSummary, coordinates: result.right.coordinates }
}
