import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { invalidRefusal, type AnswerOf, type Refusal } from '../../contract'
import { editFacts, type editStop as endpoint, type EditConflict } from '../../contract/stop'
import { stopKeyOf, summariseStopEdit } from '../../src/domain/history'
import { editStop as editStopInPlan, stopOf } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { deepEqual } from '../../src/domain/value'
import { readChangesAffecting, latestAuthorOf, type Author } from '../history'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { changePlan, type PlanEditPorts } from '../project'
import { requireProject } from '../require'
import type { ProjectId, Records } from '../storage'
import { moveRefusal, stopNotFound } from './move-and-update-refusals'

/** Changes what is known of a stop, and refuses to overwrite what others have changed since the sender looked. */
export const editStop = (ports: PlanEditPorts) => {
  const change = changePlan(ports)
  return async (
    { parameters: { id, stopId }, body, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
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
      (plan) => E.mapLeft(moveRefusal)(editStopInPlan(plan, facts.right)),
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
  for (const { field, fact, was, now } of conflicts)
    details.push({ field, was, now, ...(await lastEditorOf(records, project, stop, fact)) })
  return details
}

/** Who gave a fact of a stop its present value, also by an undo; undefined where the history does not say. */
const lastEditorOf = async (
  records: Records,
  project: ProjectId,
  stop: StopId,
  fact: EditConflict['fact'],
): Promise<Author | undefined> => {
  for await (const record of readChangesAffecting(records, project, stopKeyOf(stop), 0)) {
    const edit = record.change.stops.find(({ id }) => id === stop)
    if (edit !== undefined && !deepEqual(edit.before?.[fact], edit.after?.[fact]))
      return latestAuthorOf(records, project, record)
  }
  return undefined
}
