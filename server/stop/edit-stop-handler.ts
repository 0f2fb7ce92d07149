import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../contract'
import { editFacts, type editStop as endpoint, type EditConflict } from '../../contract/stop'
import { addressKeyOf, isSamePlace } from '../../src/domain/address'
import { stopKeyOf, summariseStopEdit } from '../../src/domain/history'
import { replaceStopFacts, stopOf, type Plan } from '../../src/domain/plan'
import type { StopFacts, StopId } from '../../src/domain/stop'
import type { EditableField } from '../../src/domain/stop-edit'
import { deepEqual } from '../../src/domain/value'
import {
  prepareCorrections,
  rememberCorrections,
  type Correction,
  type CorrectionToRemember,
  type Geocoder,
} from '../address'
import { findLatestAuthor } from '../history'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, requestDrivesOfEdit, requireProjectPlan, type PlanEditPorts } from '../project'
import { requireProject } from '../require-record'
import type { ProjectId, Records, Storage } from '../storage'
import { moveStopRefusal, stopNotFound } from './move-and-update-refusals'

type Command = AuthorisedCommand<typeof endpoint>

/** Only these fields decide how the route of a stop drives, and when. */
const timedFields: ReadonlySet<EditableField> = new Set([
  'lat',
  'lng',
  'duration',
  'timeSlotEarliest',
  'timeSlotLatest',
])

/** An edit to be stored, and the place that it gives the address of the stop. */
type PreparedEdit = { readonly command: Command; readonly corrections: ReadonlyArray<CorrectionToRemember> }

export const prepareStopEdit = (
  ports: Pick<PlanEditPorts, 'travel'>,
  storage: Pick<Storage, 'read'>,
  geocoder: Geocoder,
) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, ({ parameters, body }: Command, plan) =>
    pipe(
      stopOf(plan, parameters.stopId),
      E.fromOption(() => stopNotFound),
      E.flatMap(({ facts }): E.Either<unknown, StopFacts> => editFacts(facts, body)),
      E.flatMap((facts): E.Either<unknown, Plan> => replaceStopFacts(plan, facts)),
    ),
  )
  return async (command: Command): Promise<E.Either<Refusal, PreparedEdit>> => {
    const fields = new Set(command.body.set.map(({ field }) => field))
    if ([...fields].some((field) => timedFields.has(field))) await requestDrives(command)
    const corrections = fields.has('lat') || fields.has('lng') ? await placeGivenBy(command, storage) : []
    return E.right({ command, corrections: await prepareCorrections(geocoder, corrections) })
  }
}

/** A new place of a stop is remembered for its address, whichever stop has it; an edit without a place gives no correction. */
const placeGivenBy = (
  { parameters: { id, stopId }, body, user }: Command,
  storage: Pick<Storage, 'read'>,
): Promise<ReadonlyArray<Correction>> =>
  storage.read(user.organisation, async (records) => {
    const projectPlan = await requireProjectPlan(records, id)
    const stop = E.isLeft(projectPlan) ? O.none : stopOf(projectPlan.right.plan, stopId)
    const edited = O.isNone(stop) ? E.left(undefined) : editFacts(stop.value.facts, body)
    if (O.isNone(stop) || E.isLeft(edited) || edited.right.coordinates === undefined) return []
    const { coordinates } = edited.right
    return isSamePlace(stop.value.facts.coordinates, coordinates)
      ? []
      : [{ written: edited.right, corrected: edited.right, coordinates }]
  })

/** Changes what is known of a stop, and refuses to overwrite what others have changed since the sender looked. */
export const editStopHandler = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { command: { parameters, body, user, ifMatchVersions }, corrections }: PreparedEdit,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const { id, stopId } = parameters
    const project = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(project)) return project
    const stop = stopOf(await records.projects.readPlan(project.right), stopId)
    if (O.isNone(stop)) return E.left(stopNotFound)
    const facts = editFacts(stop.value.facts, body)
    if (E.isLeft(facts))
      return E.left(
        facts.left.kind === 'invalid'
          ? invalidRefusal(facts.left.reasons)
          : { code: 'changed_meanwhile', details: await detailsOf(records, id, stopId, facts.left.conflicts) },
      )
    const edited = await change(
      records,
      { user, projectId: id, ifMatchVersions },
      (plan) => E.mapLeft(moveStopRefusal)(replaceStopFacts(plan, facts.right)),
      (before, after) => summariseStopEdit(before, after, stopId),
    )
    if (E.isLeft(edited)) return edited
    const { plan, project: editedProject, changed } = edited.right
    // A colleague may have given the stop another address since.
    const addressKey = addressKeyOf(facts.right)
    if (changed?.change !== undefined)
      await rememberCorrections(
        records,
        { ...changed, project: id, id: changed.change.id },
        corrections.filter((correction) => correction.addressKey === addressKey),
      )
    const editedStop = stopOf(plan, stopId)
    return O.isSome(editedStop)
      ? E.right(callResult(editedStop.value, editedProject.version, changed))
      : E.left(stopNotFound)
  }
}

const detailsOf = async (
  records: Records,
  project: ProjectId,
  stop: StopId,
  conflicts: ReadonlyArray<EditConflict>,
): Promise<ReadonlyArray<object>> => {
  const details = []
  for (const { field, fact, was, now } of conflicts) {
    const author = await findLatestAuthor(records, project, {
      item: stopKeyOf(stop),
      since: 0,
      isSought: ({ change }) =>
        change.stops.some(({ id, before, after }) => id === stop && !deepEqual(before?.[fact], after?.[fact])),
    })
    details.push({ field, was, now, ...author })
  }
  return details
}
