import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { findBrokenLock } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce } from '../../src/domain/value'
import { requireProject, type RequestedProject } from '../require-record'
import type { Records } from '../storage'
import { makeChange, type SummariseChange } from './make-change'
import { findStaleRoutes, loadWorkingTimes } from './stale-routes'
import type { PlanEditPorts } from './plan-edit-ports'
import { refuseBrokenLock, storeMadeChange, type EditedProject, type ProjectToEdit } from './store-change'
import type { KeyHolder } from '../sign-in'

type EditContext = RequestedProject & { readonly user: KeyHolder }

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

/** An edit that is refused where it breaks a lock; the refusal says whose lock it is. */
const withLockCheck =
  (edit: (plan: Plan) => E.Either<Refusal, Plan>): typeof edit =>
  (plan) =>
    pipe(
      edit(plan),
      E.flatMap((editedPlan) => refuseBrokenLock(findBrokenLock(plan, editedPlan), editedPlan)),
    )
