import type { OldChanges, ProjectId } from '../record-types'
import { MAX_ROWS } from './reusable-statement'
import type { UnitOfWork } from './unit-of-work'

/** Looks only at the oldest changes, at most as many as one statement takes, because mostly none is old enough. */
export const deleteOldChanges = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  { before, keptCount }: OldChanges,
): Promise<void> => {
  const { made_version: beyondVersion = 0 } =
    (await runner.db
      .selectFrom('changes')
      .select('made_version')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .orderBy('made_version', 'desc')
      .limit(1)
      .offset(keptCount)
      .executeTakeFirst()) ?? {}
  const oldest = await runner.db
    .selectFrom('changes')
    .select(['made_version', 'made_at'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('made_version')
    .limit(MAX_ROWS)
    .execute()
  const firstRecentIndex = oldest.findIndex(
    ({ made_at, made_version }) => made_at >= before && made_version > beyondVersion,
  )
  const last = oldest.at(firstRecentIndex < 0 ? -1 : firstRecentIndex - 1)
  if (firstRecentIndex === 0 || last === undefined) return
  const undoneOrRedoneSince = runner.db
    .selectFrom('turns')
    .select('change_id')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_at', '>=', before)
  await runner.db
    .deleteFrom('changes')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_version', '<=', last.made_version)
    .where('id', 'not in', undoneOrRedoneSince)
    .execute()
  await runner.db
    .deleteFrom('turns')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_at', '<', before)
    .execute()
}
