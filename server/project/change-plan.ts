import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { diffPlans, isEmptyChange, describeChange, type ChangeSummary } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { requireProject, type ExpectedProject } from '../require'
import type { RequestUser } from '../http'
import type { ProjectRecord, Records } from '../storage'
import { timeOrderedId } from './time-ordered-id'
import { recalculateRoutes, findStaleRoutes } from './stale-routes'
import { shiftsOf } from './shifts'
import { withLockCheck } from './lock-check'
import type { PlanEditPorts } from './plan-edit-ports'

export type EditContext = ExpectedProject & { readonly who: RequestUser }

/** A project with its present plan. */
export type ProjectPlan = { readonly project: ProjectRecord; readonly plan: Plan }

type SummariseChange = (before: Plan, after: Plan) => ChangeSummary

type ChangePlan = (
  records: Records,
  context: EditContext,
  edit: (plan: Plan) => E.Either<Refusal, Plan>,
  summariseChange: SummariseChange,
) => Promise<E.Either<Refusal, ProjectPlan>>

/** Changes a plan, and refuses a change that breaks a lock. */
export const changePlan = (ports: PlanEditPorts): ChangePlan => {
  const changeIgnoringLocks = changePlanIgnoringLocks(ports)
  return (records, context, edit, summariseChange) =>
    changeIgnoringLocks(records, context, withLockCheck(edit), summariseChange)
}

/**
 * Every change of a plan goes through here: it raises the version, adds to the history, and tells all who follow the
 * project.
 */
export const changePlanIgnoringLocks =
  ({ now, newId, travel, publish }: PlanEditPorts): ChangePlan =>
  async (records, { who, ...expectedProject }, edit, summariseChange) => {
    const projectResult = await requireProject(records, expectedProject)
    if (E.isLeft(projectResult)) return projectResult
    const before = await records.projects.plan(projectResult.right)
    const edited = edit(before)
    if (E.isLeft(edited)) return edited
    const staleRoutes = findStaleRoutes(before, edited.right)
    const plan = recalculateRoutes(edited.right, staleRoutes, travel, await shiftsOf(records, staleRoutes))
    const planChange = diffPlans(before, plan)
    if (isEmptyChange(planChange)) return E.right({ project: projectResult.right, plan: before })
    const timestamp = now()
    const changeInfo = {
      by: who.username,
      words: describeChange(summariseChange(before, plan)),
      at: timestamp.toISOString(),
    }
    const [project] = await Promise.all([
      records.projects.change(projectResult.right, planChange, plan),
      records.history.add(projectResult.right.id, {
        ...changeInfo,
        id: timeOrderedId(timestamp, newId()),
        version: projectResult.right.version + 1,
        change: planChange,
      }),
    ])
    records.afterCommit(() => publish(who.organisation, project.id, project.version))
    return E.right({ project, plan })
  }
