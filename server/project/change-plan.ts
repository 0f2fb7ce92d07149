import * as E from 'fp-ts/Either'
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

type StoreEdit = (
  records: Records,
  project: ProjectToEdit,
  edited: Plan,
  summariseChange: SummariseChange,
) => Promise<E.Either<Refusal, EditedProject>>

/** Changes a plan, and refuses a change that breaks a lock. */
export const changePlan = (ports: PlanEditPorts): ChangePlan => changePlanBy(storeEdit(ports))

export const changePlanIgnoringLocks = (ports: PlanEditPorts): ChangePlan => changePlanBy(storeEditIgnoringLocks(ports))

const changePlanBy =
  (store: StoreEdit): ChangePlan =>
  async (records, { user, ...requestedProject }, edit, summariseChange) => {
    const project = await requireProject(records, requestedProject)
    if (E.isLeft(project)) return project
    const plan = await records.projects.readPlan(project.right)
    const edited = edit(plan)
    return E.isLeft(edited)
      ? edited
      : store(records, { user, project: project.right, plan }, edited.right, summariseChange)
  }

/** Stores an edit of a plan that was read already, and refuses one that breaks a lock. */
export const storeEdit = (ports: PlanEditPorts): StoreEdit => {
  const store = storeEditIgnoringLocks(ports)
  return async (records, project, edited, summariseChange) => {
    const brokenLock = findBrokenLock(project.plan, edited)
    const allowed = refuseBrokenLock(ports, { brokenLock, user: project.user }, edited)
    return E.isLeft(allowed) ? allowed : store(records, project, edited, summariseChange)
  }
}

const storeEditIgnoringLocks =
  (ports: PlanEditPorts): StoreEdit =>
  async (records, { user, project, plan: before }, edited, summariseChange) => {
    const staleRoutes = findStaleRoutes(before, edited)
    const workingTimesOf = await loadWorkingTimes(records, staleRoutes)
    const edit = { before, edited, summariseChange }
    const made = runAtOnce(makeChange(ports.travel, edit, { staleRoutes, workingTimesOf }))
    return E.right(await storeMadeChange(ports)(records, { user, project, plan: before }, made))
  }
