import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { Driver } from '../../src/domain/driver'
import {
  describeChange,
  diffPlansInSteps,
  isEmptyChange,
  positionKeysOf,
  type AffectedItemKey,
  type ChangeSummary,
  type PlanChange,
} from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import type { Route } from '../../src/domain/route'
import { workingTimesFrom, type WorkingTimesOf } from '../../src/domain/schedule'
import { deepEqual, type Steps } from '../../src/domain/value'
import { requireProject } from '../require-record'
import { compressPreparedText, prepareChangeTexts, type ProjectRecord, type Records } from '../storage'
import { findStaleRoutes, recalculateInSteps, type RoadTravel } from './stale-routes'

export type SummariseChange = (before: Plan, after: Plan) => ChangeSummary

type PlanEdit = { readonly before: Plan; readonly edited: Plan; readonly summariseChange: SummariseChange }

/** The routes whose times are out of date, and when their drivers start. */
type StaleTimes = { readonly staleRoutes: ReadonlySet<Route>; readonly workingTimesOf: WorkingTimesOf }

/** What is stored of an edit: the plan with its new lines and times, and how it differs from the one before. */
export type MadeChange = {
  readonly plan: Plan
  readonly change: PlanChange
  readonly description: string
  readonly positionKeys: ReadonlyArray<AffectedItemKey>
}

/** Undefined where nothing has changed. */
export const makeChange = function* (
  travel: RoadTravel,
  { before, edited, summariseChange }: PlanEdit,
  { staleRoutes, workingTimesOf }: StaleTimes,
): Steps<MadeChange | undefined> {
  const plan = yield* recalculateInSteps(edited, staleRoutes, travel, workingTimesOf)
  const change = yield* diffPlansInSteps(before, plan)
  yield
  if (isEmptyChange(change)) return undefined
  const summary = summariseChange(before, plan)
  return { plan, change, description: describeChange(summary), positionKeys: positionKeysOf(summary, change) }
}

/**
 * The change of an edit of thousands of stops, with the texts that are stored of it, so that its transaction only
 * stores them.
 */
export const makeLargeChange = function* (
  travel: RoadTravel,
  edit: PlanEdit,
  drivers: ReadonlyArray<Driver>,
): Steps<MadeChange | undefined> {
  const staleRoutes = findStaleRoutes(edit.before, edit.edited)
  yield
  const made = yield* makeChange(travel, edit, { staleRoutes, workingTimesOf: workingTimesFrom(drivers) })
  yield
  if (made !== undefined) yield* prepareChangeTexts(made.change)
  return made
}

/** Ends the preparation of a large change, before its transaction. */
export const finishLargeChange = async (made: MadeChange | undefined): Promise<void> => {
  if (made !== undefined) await compressPreparedText(made.change)
}

/** What a large edit depends on, as it was read before its transaction and is read again within it. */
export type EditBase = {
  readonly project: ProjectRecord
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
}

type ProjectCommand = {
  readonly parameters: { readonly id: ProjectId }
  readonly ifMatchVersions: ReadonlyArray<string> | undefined
}

export const readEditBase = async (
  records: Records,
  { parameters: { id }, ifMatchVersions }: ProjectCommand,
): Promise<E.Either<Refusal, EditBase>> => {
  const project = await requireProject(records, { projectId: id, ifMatchVersions })
  if (E.isLeft(project)) return project
  const drivers = (await records.drivers.all()).map(({ driver }) => driver)
  return E.right({ project: project.right, plan: await records.projects.readPlan(project.right), drivers })
}

/** Whether a change that was made of one base can be stored on the other. Plans of one version are mostly one object, in a cache. */
export const isSameBase = (one: EditBase, other: EditBase): boolean =>
  one.project.version === other.project.version && one.plan === other.plan && deepEqual(one.drivers, other.drivers)
