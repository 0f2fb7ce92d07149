import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import type { ChangeAction, PlanChange, StoredProjectChanged } from '../../src/domain/history'
import { brokenLockMessage, findBrokenLock, type BrokenLock } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce } from '../../src/domain/value'
import { requireProject, type RequestedProject } from '../require-record'
import { callResult, type CallResult, type RequestUser } from '../http'
import type { ChangeRecord, ProjectRecord, Records } from '../storage'
import { makeChange, type MadeChange, type SummariseChange } from './make-change'
import { findStaleRoutes, loadWorkingTimes } from './stale-routes'
import { timeOrderedId, type PlanEditPorts } from './plan-edit-ports'

type EditContext = RequestedProject & { readonly user: RequestUser }

/** A project with its current plan. */
export type ProjectPlan = { readonly project: ProjectRecord; readonly plan: Plan }

/** A project after an edit; `changed` is the new version with its change, or null where nothing has changed. */
export type EditedProject = ProjectPlan & { readonly changed: StoredProjectChanged | null }

/** Answers the version of a project after an edit, for an endpoint with nothing else to say. */
export const versionResult = ({
  project: { version },
  changed,
}: EditedProject): CallResult<{ readonly version: number }> => callResult({ version }, version, changed)

type ChangePlan = (
  records: Records,
  context: EditContext,
  edit: (plan: Plan) => E.Either<Refusal, Plan>,
  summariseChange: SummariseChange,
) => Promise<E.Either<Refusal, EditedProject>>

/** Changes a plan, and refuses a change that breaks a lock. */
export const changePlan = (ports: PlanEditPorts): ChangePlan => {
  const changeIgnoringLocks = changePlanIgnoringLocks(ports)
  return (records, context, edit, summariseChange) =>
    changeIgnoringLocks(records, context, withLockCheck(edit), summariseChange)
}

export const changePlanIgnoringLocks = (ports: PlanEditPorts): ChangePlan => {
  const store = storeEditIgnoringLocks(ports)
  return async (records, { user, ...requestedProject }, edit, summariseChange) => {
    const project = await requireProject(records, requestedProject)
    if (E.isLeft(project)) return project
    const plan = await records.projects.readPlan(project.right)
    const edited = edit(plan)
    if (E.isLeft(edited)) return edited
    return E.right(await store(records, { user, project: project.right, plan }, edited.right, summariseChange))
  }
}

/** A project with its plan, as they were read in this transaction, and who edits it. */
type ProjectToEdit = ProjectPlan & { readonly user: RequestUser }

/** Stores an edit of a plan that was read already, and refuses one that breaks a lock. */
export const storeEdit =
  (ports: PlanEditPorts) =>
  async (
    records: Records,
    project: ProjectToEdit,
    edited: Plan,
    summariseChange: SummariseChange,
  ): Promise<E.Either<Refusal, EditedProject>> => {
    const allowed = refuseBrokenLock(findBrokenLock(project.plan, edited), edited)
    return E.isLeft(allowed)
      ? allowed
      : E.right(await storeEditIgnoringLocks(ports)(records, project, edited, summariseChange))
  }

const storeEditIgnoringLocks =
  (ports: PlanEditPorts) =>
  async (
    records: Records,
    { user, project, plan: before }: ProjectToEdit,
    edited: Plan,
    summariseChange: SummariseChange,
  ): Promise<EditedProject> => {
    const staleRoutes = findStaleRoutes(before, edited)
    const workingTimesOf = await loadWorkingTimes(records, staleRoutes)
    const edit = { before, edited, summariseChange }
    const made = runAtOnce(makeChange(ports.travel, edit, { staleRoutes, workingTimesOf }))
    return storeMadeChange(ports)(records, { user, project, plan: before }, made)
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

type ChangeToStore = {
  /** the record that was found in this transaction */
  readonly project: ProjectRecord
  readonly user: RequestUser
  /** the plan after the change */
  readonly plan: Plan
  readonly change: PlanChange
  readonly description: string
  /** the stored change that is undone or redone: the history keeps it and marks it; absent for a new change */
  readonly undoOrRedo?: { readonly action: Exclude<ChangeAction, 'made'>; readonly stored: ChangeRecord }
}

/** Stores a change of a plan: rows, version and history; once they are committed, all who follow the project are notified. */
export const storeChange =
  ({ now, newId, publish }: Pick<PlanEditPorts, 'now' | 'newId' | 'publish'>) =>
  async (
    records: Records,
    { project, user, plan, change, description, undoOrRedo }: ChangeToStore,
  ): Promise<EditedProject & { readonly changed: StoredProjectChanged }> => {
    const timestamp = now()
    const summary = { version: project.version + 1, by: user.username, description, at: timestamp.toISOString() }
    const recordChange = async (): Promise<StoredProjectChanged> => {
      if (undoOrRedo === undefined)
        return records.changes.add(project.id, { ...summary, id: timeOrderedId(timestamp, newId()), change })
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

/** An edit that is refused where it breaks a lock; the refusal says whose lock it is. */
const withLockCheck =
  (edit: (plan: Plan) => E.Either<Refusal, Plan>): typeof edit =>
  (plan) =>
    pipe(
      edit(plan),
      E.flatMap((editedPlan) => refuseBrokenLock(findBrokenLock(plan, editedPlan), editedPlan)),
    )

/** The result of a change, or a refusal where it broke a lock. */
export const refuseBrokenLock = <A>(lock: BrokenLock | undefined, result: A): E.Either<Refusal, A> =>
  lock === undefined ? E.right(result) : E.left({ code: 'locked', message: `${brokenLockMessage(lock)}.` })
