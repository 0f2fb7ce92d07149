import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { isoDateAt } from '../../src/domain/calendar'
import type { AffectedItemKey, ChangeAction, PlanChange, StoredProjectChanged } from '../../src/domain/history'
import { brokenLockMessage, type BrokenLock } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import { callResult, type CallResult } from '../http'
import type { ChangeRecord, ProjectPlan, ProjectRecord, Records } from '../storage'
import type { MadeChange } from './make-change'
import { timeOrderedId, type PlanEditPorts } from './plan-edit-ports'
import type { KeyHolder } from '../sign-in'

/** A project after an edit; `changed` is the new version with its change, or null where nothing has changed. */
export type EditedProject = ProjectPlan & { readonly changed: StoredProjectChanged | null }

/** Answers the version of a project after an edit, for an endpoint with nothing else to say. */
export const versionResult = ({
  project: { version },
  changed,
}: EditedProject): CallResult<{ readonly version: number }> => callResult({ version }, version, changed)

/** A project with its plan, as they were read in this transaction, and who edits it. */
export type ProjectToEdit = ProjectPlan & { readonly user: KeyHolder }

type ChangeToStore = {
  /** the record that was found in this transaction */
  readonly project: ProjectRecord
  readonly user: KeyHolder
  /** the plan after the change */
  readonly plan: Plan
  readonly change: PlanChange
  readonly description: string
  readonly positionKeys?: ReadonlyArray<AffectedItemKey>
  /** the stored change that is undone or redone: the history keeps it and marks it; absent for a new change */
  readonly undoOrRedo?: { readonly action: Exclude<ChangeAction, 'made'>; readonly stored: ChangeRecord }
}

/** Stores a change of a plan: rows, version and history; once they are committed, all who follow the project are notified. */
export const storeChange =
  ({ now, newId, publish }: Pick<PlanEditPorts, 'now' | 'newId' | 'publish'>) =>
  async (
    records: Records,
    { project, user, plan, change, description, positionKeys, undoOrRedo }: ChangeToStore,
  ): Promise<EditedProject & { readonly changed: StoredProjectChanged }> => {
    const timestamp = now()
    const summary = { version: project.version + 1, by: user.username, description, at: timestamp.toISOString() }
    const recordChange = async (): Promise<StoredProjectChanged> => {
      if (undoOrRedo === undefined)
        return records.changes.add(project.id, {
          ...summary,
          id: timeOrderedId(timestamp, newId()),
          change,
          positionKeys,
        })
      const { action, stored } = undoOrRedo
      await records.changes.recordUndoRedo(project.id, stored.id, action, summary)
      await records.corrections.recordUndoRedo({ project: project.id, id: stored.id }, action)
      return { ...summary, change: { id: stored.id, action, text: stored.text } }
    }
    const [changedProject, changed] = await Promise.all([
      records.projects.storeNewVersion(project, change, plan),
      recordChange(),
    ])
    records.afterCommit(() => publish(user.organisation, project.id, changedProject.version))
    return { project: changedProject, plan, changed }
  }

/** Stores what an edit makes of the plan that was read in this transaction. */
export const storeMadeChange =
  (ports: Pick<PlanEditPorts, 'now' | 'newId' | 'publish'>) =>
  async (
    records: Records,
    { user, project, plan }: ProjectToEdit,
    made: MadeChange | undefined,
  ): Promise<EditedProject> =>
    made === undefined ? { project, plan, changed: null } : storeChange(ports)(records, { project, user, ...made })

type LockCheck = { readonly brokenLock: BrokenLock | undefined; readonly user: Pick<KeyHolder, 'username'> }

/** The result of a change, or a refusal where it broke a lock. */
export const refuseBrokenLock = <A>(
  { now }: Pick<PlanEditPorts, 'now'>,
  { brokenLock, user: { username } }: LockCheck,
  result: A,
): E.Either<Refusal, A> => {
  if (brokenLock === undefined) return E.right(result)
  const reader = { username, today: isoDateAt(now().toISOString()) }
  return E.left({ code: 'locked', message: `${brokenLockMessage(brokenLock, reader)}.` })
}
