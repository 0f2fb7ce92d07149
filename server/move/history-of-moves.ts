import { routeKeyOf, stopKeyOf, stopsMovedBy } from '../../src/domain/history'
import { findTargetRoute, type Move, type MovesContext, type RouteTarget } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import type { StopId } from '../../src/domain/stop'
import { latestAuthorOf, MAX_CHANGE_HEADERS, moveKeysOf, readChangesAmong, type Author } from '../history'
import type { KeyHolder } from '../sign-in'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** What the moves need to know of earlier plans, and what a refusal says of the changes since the sender looked. */
export type HistoryOfMoves = Pick<MovesContext, 'earlierStopsOf' | 'isRouteReplaced' | 'isMovedByOthers'> &
  Pick<ReadSince, 'replacements' | 'latestMovers'>

type SentMoves = {
  readonly seenVersion: number | undefined
  readonly moves: ReadonlyArray<Move>
  readonly user: Pick<KeyHolder, 'username'>
}

export const loadHistoryOfMoves = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  plan: Plan,
  { seenVersion, moves, user }: SentMoves,
): Promise<HistoryOfMoves> => {
  const [indexes, movesWithOrigin] = [moves.flatMap(routesNamedBy), moves.filter(({ from }) => from !== undefined)]
  const searched = { indexes, stops: movesWithOrigin.map(({ stop }) => stop), username: user.username }
  const since = await readSince(records, project, searched, seenVersion)
  const earlier = await findEarlierStops(records, project, findMissingNeighbours(plan, moves))
  const { replacements, latestMovers, movedByOthers } = since ?? nothingRead
  return {
    replacements,
    latestMovers,
    isRouteReplaced: (index) => since === undefined || replacements.has(index),
    isMovedByOthers: (stop) => since === undefined || movedByOthers.has(stop),
    earlierStopsOf: (target, stop) => earlier.get(keyOfTarget(plan, target))?.get(stop),
  }
}

/** The indexes of routes that a move names, as its target or its origin. */
export const routesNamedBy = ({ to, from }: Move): ReadonlyArray<number> => [
  ...(to.kind === 'route' ? [to.index] : []),
  ...(typeof from === 'number' ? [from] : []),
]

/** A sender that is more changes behind is refused, since the search for a replaced route runs inside the write. */
const MAX_CHANGES_BEHIND = 1_000

/** The routes and stops of a sender, whose own changes are no reason to ask. */
type SearchedItems = {
  readonly indexes: ReadonlyArray<number>
  readonly stops: ReadonlyArray<StopId>
  readonly username: string
}

type ReadSince = {
  /** for each route, the last change that removed or added it, so that its index may stand for another route */
  readonly replacements: ReadonlyMap<number, ChangeRecord>
  readonly latestMovers: ReadonlyMap<StopId, Author>
  readonly movedByOthers: ReadonlySet<StopId>
}

const nothingRead: ReadSince = { replacements: new Map(), latestMovers: new Map(), movedByOthers: new Set() }

/**
 * What happened to these routes and stops since a version; undefined where too many changes were made since. All their
 * changes are searched, since the stops would go to another route, or away from where somebody has just put them, in
 * silence.
 */
const readSince = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  searched: SearchedItems,
  seenVersion: number | undefined,
): Promise<ReadSince | undefined> => {
  const replacements = new Map<number, ChangeRecord>()
  const latestMovers = new Map<StopId, Author>()
  const movedByOthers = new Set<StopId>()
  const [indexes, stops] = [new Set(searched.indexes), new Set(searched.stops)]
  const result = { replacements, latestMovers, movedByOthers }
  if (seenVersion === undefined || indexes.size + stops.size === 0) return result
  const headers = await records.changes.headersSince(project, seenVersion, MAX_CHANGES_BEHIND + 1)
  if (headers.length > MAX_CHANGES_BEHIND) return undefined
  const items = [...[...indexes].map(routeKeyOf), ...moveKeysOf([...stops])]
  for await (const record of readChangesAmong(records, project, items, headers, MAX_CHANGES_BEHIND)) {
    for (const { index, before, after } of record.change.routes)
      if (indexes.has(index) && !replacements.has(index) && (before === undefined || after === undefined))
        replacements.set(index, record)
    const moved = [...stopsMovedBy(record)].filter((id) => stops.has(id) && !movedByOthers.has(id))
    const author = moved.length === 0 ? undefined : await latestAuthorOf(records, project, record)
    for (const id of moved) {
      if (author !== undefined && !latestMovers.has(id)) latestMovers.set(id, author)
      if (author?.by !== searched.username) movedByOthers.add(id)
    }
    if (replacements.size === indexes.size && movedByOthers.size === stops.size) break
  }
  return result
}

/** Stops that moves name as their neighbours, and that are not on the route of the target by then. */
type MissingNeighbours = {
  /** a route by its index, unless the moves make it */
  readonly target: RouteTarget
  readonly stops: Set<StopId>
}

/** Moves to one route have one key, however they name it. */
const keyOfTarget = ({ routes }: Plan, target: RouteTarget): string => {
  const route = findTargetRoute(routes, target)
  if (route !== undefined) return routeKeyOf(route.index)
  switch (target.kind) {
    case 'route':
      return routeKeyOf(target.index)
    case 'driver':
      return `driver ${target.driverId} ${target.day}`
    case 'carrier':
      return `carrier ${target.carrierId} ${target.day}`
  }
}

const findMissingNeighbours = (plan: Plan, moves: ReadonlyArray<Move>): ReadonlyMap<string, MissingNeighbours> => {
  const missing = new Map<string, MissingNeighbours>()
  const visits = new Map<string, Set<StopId>>()
  for (const { stop, to, position } of moves) {
    for (const others of visits.values()) others.delete(stop)
    if (to.kind === 'unplanned') continue
    const route = findTargetRoute(plan.routes, to)
    const key = keyOfTarget(plan, to)
    const present = visits.get(key) ?? new Set(route?.visits.map(({ id }) => id))
    if (position.kind === 'after' && !present.has(position.stop)) {
      const target: RouteTarget = route === undefined ? to : { kind: 'route', index: route.index }
      const stops = missing.get(key)?.stops ?? new Set()
      missing.set(key, { target, stops: stops.add(position.stop) })
    }
    // A block comes one stop after the other: each is the neighbour of the next.
    visits.set(key, present.add(stop))
  }
  return missing
}

/** For each target and each of its missing neighbours, the stops of the route when it last visited that one. */
type EarlierStops = ReadonlyMap<string, ReadonlyMap<StopId, ReadonlyArray<StopId>>>

/** All are searched together, so that a write with many targets reads no more changes. */
const findEarlierStops = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  missingNeighbours: ReadonlyMap<string, MissingNeighbours>,
): Promise<EarlierStops> => {
  const searches = [...missingNeighbours].map(([key, missing]) => ({
    ...missing,
    key,
    earlierStops: new Map<StopId, ReadonlyArray<StopId>>(),
  }))
  const earlier = new Map(searches.map(({ key, earlierStops }) => [key, earlierStops]))
  if (searches.length === 0) return earlier
  const items = searches.flatMap(({ target, stops }) =>
    // A route that is gone is known by its driver or carrier.
    target.kind === 'route' ? [routeKeyOf(target.index)] : [...stops].map(stopKeyOf),
  )
  const headers = await records.changes.headersSince(project, 0, MAX_CHANGE_HEADERS)
  for await (const { change } of readChangesAmong(records, project, items, headers)) {
    const sides = change.routes.flatMap(({ after, before }) => [after, before]).filter((side) => side !== undefined)
    for (const { target, stops, earlierStops } of searches)
      for (const { visits } of sides.filter((side) => findTargetRoute([side], target) !== undefined)) {
        const visited = visits.map(({ id }) => id)
        visited.filter((id) => stops.has(id) && !earlierStops.has(id)).forEach((id) => earlierStops.set(id, visited))
      }
    if (searches.every(({ stops, earlierStops }) => earlierStops.size === stops.size)) break
  }
  return earlier
}
