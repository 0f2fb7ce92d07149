import { latestVersionOf, type AffectedItemKey } from '../../src/domain/history'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** How many changes of an item are read at most, to find one of them. */
const MAX_SEARCHED = 100

/** The changes since a version that affect an item, newest first. */
export const changesAffecting = async function* (
  { changes }: Records,
  project: ProjectId,
  item: AffectedItemKey,
  since: number,
): AsyncGenerator<ChangeRecord> {
  const headers = (await changes.headersSince(project, since)).filter(({ affected }) => affected.includes(item))
  const newestFirst = headers.toSorted((one, other) => latestVersionOf(other) - latestVersionOf(one))
  for (const { id } of newestFirst.slice(0, MAX_SEARCHED)) {
    const change = await changes.find(project, id)
    if (change !== undefined) yield change
  }
}
