import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { diffPlans, isEmptyChange, describeChange, type ChangeSummary } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { projectFor, type Meant } from '../require'
import type { Who } from '../http'
import type { ProjectRecord, Records } from '../storage'
import { idAt } from './time-ordered-id'
import { recalculated, routesBehind } from './stale-routes'
import { shiftsOf } from './shifts'
import { withinLocks } from './lock-check'
import type { Workshop } from './plan-edit-ports'

export type Changing = Meant & { readonly who: Who }

/** A project with its present plan. */
export type Stands = { readonly project: ProjectRecord; readonly plan: Plan }

type DeedFrom = (before: Plan, after: Plan) => ChangeSummary

type ChangePlan = (
  records: Records,
  changing: Changing,
  change: (plan: Plan) => E.Either<Refusal, Plan>,
  deedFrom: DeedFrom,
) => Promise<E.Either<Refusal, Stands>>

/** Changes a plan, and refuses a change that breaks a lock. */
export const changePlan = (workshop: Workshop): ChangePlan => {
  const make = makeChange(workshop)
  return (records, changing, change, deedFrom) => make(records, changing, withinLocks(change), deedFrom)
}

/**
 * Every change of a plan goes through here: it raises the version, adds to the history, and tells all who follow the
 * project.
 */
export const makeChange =
  ({ now, newId, travel, tell }: Workshop): ChangePlan =>
  async (records, { who, ...meant }, change, deedFrom) => {
    const found = await projectFor(records, meant)
    if (E.isLeft(found)) return found
    const before = await records.projects.plan(found.right)
    const made = change(before)
    if (E.isLeft(made)) return made
    const behind = routesBehind(before, made.right)
    const plan = recalculated(made.right, behind, travel, await shiftsOf(records, behind))
    const turned = diffPlans(before, plan)
    if (isEmptyChange(turned)) return E.right({ project: found.right, plan: before })
    const at = now()
    const said = { by: who.username, words: describeChange(deedFrom(before, plan)), at: at.toISOString() }
    const [project] = await Promise.all([
      records.projects.change(found.right, turned, plan),
      records.history.add(found.right.id, {
        ...said,
        id: idAt(at, newId()),
        version: found.right.version + 1,
        change: turned,
      }),
    ])
    records.afterwards(() => tell(who.organisation, project.id, project.version))
    return E.right({ project, plan })
  }
