import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../contract'
import { editFacts, type editStop as endpoint, type EditConflict } from '../../contract/stop'
import { stopKeyOf, summariseStopEdit } from '../../src/domain/history'
import { replaceStopFacts, stopOf, type Plan } from '../../src/domain/plan'
import type { StopFacts, StopId } from '../../src/domain/stop'
import type { EditableField } from '../../src/domain/stop-edit'
import { deepEqual } from '../../src/domain/value'
import { findLatestAuthor } from '../history'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, requestDrivesOfEdit, type PlanEditPorts } from '../project'
import { requireProject } from '../require'
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

export const prepareStopEdit = (ports: Pick<PlanEditPorts, 'travel'>, storage: Pick<Storage, 'read'>) => {
  const requestDrives = requestDrivesOfEdit(ports, storage, ({ parameters, body }: Command, plan) =>
    pipe(
      stopOf(plan, parameters.stopId),
      E.fromOption(() => stopNotFound),
      E.flatMap(({ facts }): E.Either<unknown, StopFacts> => editFacts(facts, body)),
      E.flatMap((facts): E.Either<unknown, Plan> => replaceStopFacts(plan, facts)),
    ),
  )
  return async (command: Command): Promise<E.Either<Refusal, Command>> =>
    command.body.set.some(({ field }) => timedFields.has(field)) ? requestDrives(command) : E.right(command)
}

/** Changes what is known of a stop, and refuses to overwrite what others have changed since the sender looked. */
export const editStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, stopId }, body, user, ifMatchVersions }: Command,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
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
