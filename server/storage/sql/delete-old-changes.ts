import type { ProjectId } from '../project-record-types'
import { MOST_ROWS } from './split-rows'
import type { Unit } from './unit-of-work'

/**
 * Deletes old changes. It reads from the oldest one until the first that is not old, which mostly is the very first.
 */
export const forgetOldest = async (
  { speaker, organisation }: Unit,
  project: ProjectId,
  before: string,
): Promise<void> => {
  const first = await speaker.db
    .selectFrom('changes')
    .select(['made_version', 'made_at'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('made_version')
    .limit(MOST_ROWS)
    .execute()
  const young = first.findIndex(({ made_at }) => made_at >= before)
  const last = first.at(young < 0 ? -1 : young - 1)
  if (young === 0 || last === undefined) return
  const turnedSince = speaker.db
    .selectFrom('turns')
    .select('change_id')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_at', '>=', before)
  await speaker.db
    .deleteFrom('changes')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_version', '<=', last.made_version)
    .where('id', 'not in', turnedSince)
    .execute()
  await speaker.db
    .deleteFrom('turns')
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_at', '<', before)
    .execute()
}
