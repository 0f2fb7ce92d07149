import * as E from 'fp-ts/Either'
import type { Refusal } from '../../../contract'
import { routeKeyOf, type AffectedItemKey } from '../../../src/domain/history'
import {
  acceptedOverNewerPlan,
  comparisonKeyOf,
  affectedRoutesOf,
  type RouteComparison,
} from '../../../src/domain/optimisation'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { deepEqual } from '../../../src/domain/value'
import { readChangesAffecting } from '../../history'
import type { ProjectRecord, Records } from '../../storage'

/** A proposal that was made for an earlier version, and what the sender declined of it. */
type EarlierProposal = {
  readonly proposed: Plan
  readonly baseVersion: number
  /** what changes have affected since */
  readonly affected: ReadonlySet<AffectedItemKey>
  readonly declined: ReadonlyArray<string>
}

/**
 * Accepts a proposal over a plan that has moved on. Refused where the proposal changes a route that somebody has affected
 * since, unless that route is declined.
 */
export const acceptOverNewerPlan = async (
  records: Records,
  { id, version }: ProjectRecord,
  current: Plan,
  { proposed, baseVersion, affected, declined }: EarlierProposal,
): Promise<E.Either<Refusal, Plan>> => {
  const conflictingKeys: string[] = []
  for (const comparison of affectedRoutesOf(current, proposed, affected)) {
    const key = comparisonKeyOf(comparison)
    if (declined.includes(key)) continue
    const routeAtBase = await routeAtVersion(records, id, comparison.before, { baseVersion, affected })
    if (!keepsRouteAsAtBase(comparison, routeAtBase)) conflictingKeys.push(key)
  }
  return conflictingKeys.length > 0
    ? E.left({ code: 'stale', more: { version, touched: conflictingKeys } })
    : E.right(acceptedOverNewerPlan(current, proposed, { affected, declined: new Set(declined) }))
}

/** Whether the proposal leaves a route as it was at its base version, so that later changes of that route can stay. */
const keepsRouteAsAtBase = ({ before, after }: RouteComparison, routeThen: Route | undefined): boolean =>
  before !== undefined && (after === undefined ? routeThen === undefined : deepEqual(after, routeThen))

/** A route as it was at a version, by the oldest change since; undefined where it was not there. */
const routeAtVersion = async (
  records: Records,
  project: ProjectRecord['id'],
  route: Route | undefined,
  { baseVersion, affected }: Pick<EarlierProposal, 'baseVersion' | 'affected'>,
): Promise<Route | undefined> => {
  if (route === undefined || !affected.has(routeKeyOf(route.index))) return route
  let routeThen: Route | undefined = route
  const changes = readChangesAffecting(records, project, [routeKeyOf(route.index)], { since: baseVersion })
  for await (const { change, version } of changes) {
    const changed = change.routes.find(({ index }) => index === route.index)
    // A change that was made up to the base version is read only if it was undone since: its `after` was in force then.
    routeThen = version > baseVersion ? changed?.before : changed?.after
  }
  return routeThen
}
