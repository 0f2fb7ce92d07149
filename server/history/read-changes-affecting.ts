import { latestVersionOf, type AffectedItemKey } from '../../src/domain/history'
import type { ChangeRecord, ProjectId, Records } from '../storage'

/** How many changes of an item are read at most, to find one of them. */
const MAX_SEARCHED = 100

/** The changes since a version that affect an item, newest first. */
export const readChangesAffecting = async function* (
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
  for await (const change of readChangesAffecting(records, project, item, since))
    if (isSought(change)) return latestAuthorOf(records, project, change)
  return undefined
}

/** Who did something to a project, and when. */
export type Author = { readonly by: string; readonly at: string }

/** Who made a change, or undid or redid it last; undefined where the history does not say. */
export const latestAuthorOf = async (
  { changes }: Records,
  project: ProjectId,
  change: Pick<ChangeRecord, 'version' | 'undoneVersion'>,
): Promise<Author | undefined> => {
  const range = { since: latestVersionOf(change) - 1, max: 1, withTexts: false }
  const [version] = await changes.versionsSince(project, range)
  return version && { by: version.by, at: version.at }
}
