import {
  changesAffecting,
  latestVersionOf,
  positionKeyOf,
  stopKeyOf,
  stopsMovedBy,
  type AffectedItemKey,
  type ChangeHeader,
} from '../../src/domain/history'
import type { StopId } from '../../src/domain/stop'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** How many changes are read at most, to find one of them. */
const MAX_READ_CHANGES = 100

/** Among how many of the newest changes one is sought, where the plan does not depend on the answer. */
export const MAX_CHANGE_HEADERS = 1_000

/** The changes since a version that affect any of these items, newest first. */
export const readChangesAffecting = async function* (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  items: ReadonlyArray<AffectedItemKey>,
  { since, maxHeaders }: { readonly since: number; readonly maxHeaders?: number },
): AsyncGenerator<ChangeRecord> {
  yield* readChangesAmong(records, project, items, await records.changes.headersSince(project, since, maxHeaders))
}

/** Those of some changes that affect any of these items, newest first. */
export const readChangesAmong = async function* (
  { changes }: Pick<Records, 'changes'>,
  project: ProjectId,
  items: ReadonlyArray<AffectedItemKey>,
  headers: ReadonlyArray<ChangeHeader>,
  maxReadChanges = MAX_READ_CHANGES,
): AsyncGenerator<ChangeRecord> {
  const newestFirst = changesAffecting(headers, items).toSorted(
    (one, other) => latestVersionOf(other) - latestVersionOf(one),
  )
  for (const { id } of newestFirst.slice(0, maxReadChanges)) {
    const change = await changes.find(project, id)
    if (change !== undefined) yield change
  }
}

type Search = {
  readonly item: AffectedItemKey
  readonly since: number
  readonly isSought: (change: ChangeRecord) => boolean
}

/** Who made the newest change that is sought; undefined where the history does not say. */
export const findLatestAuthor = async (
  records: Records,
  project: ProjectId,
  { item, since, isSought }: Search,
): Promise<Author | undefined> => {
  for await (const change of readChangesAffecting(records, project, [item], { since, maxHeaders: MAX_CHANGE_HEADERS }))
    if (isSought(change)) return latestAuthorOf(records, project, change)
  return undefined
}

/** The keys of the changes that may have moved these stops; a change of a whole plan has only that of their route. */
export const moveKeysOf = (stops: ReadonlyArray<StopId>): ReadonlyArray<AffectedItemKey> =>
  stops.flatMap((stop) => [stopKeyOf(stop), positionKeyOf(stop)])

/** Who made the newest change that moved each of these stops; those of which the history does not say are left out. */
export const findLatestMovers = async (
  records: Pick<Records, 'changes'>,
  project: ProjectId,
  stops: ReadonlyArray<StopId>,
  since: number,
): Promise<ReadonlyMap<StopId, Author>> => {
  const movers = new Map<StopId, Author>()
  const sought = new Set(stops)
  const range = { since, maxHeaders: MAX_CHANGE_HEADERS }
  for await (const record of readChangesAffecting(records, project, moveKeysOf(stops), range)) {
    const moved = [...stopsMovedBy(record)].filter((id) => sought.has(id) && !movers.has(id))
    const author = moved.length === 0 ? undefined : await latestAuthorOf(records, project, record)
    if (author !== undefined) for (const id of moved) movers.set(id, author)
    if (movers.size === sought.size) break
  }
  return movers
}

/** Who did something to a project, and when. */
export type Author = { readonly by: string; readonly at: string }

/** Who made a change, or undid or redid it last; undefined where the history does not say. */
export const latestAuthorOf = async (
  { changes }: Pick<Records, 'changes'>,
  project: ProjectId,
  change: Pick<ChangeRecord, 'version' | 'undoneVersion'>,
): Promise<Author | undefined> => {
  const range = { since: latestVersionOf(change) - 1, max: 1, withTexts: false }
  const [version] = await changes.versionsSince(project, range)
  return version && { by: version.by, at: version.at }
}
