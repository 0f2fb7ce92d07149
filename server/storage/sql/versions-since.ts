import type { VersionRecord } from '../change-record-types'
import type { ProjectId } from '../project-record-types'
import type { Unit } from './unit-of-work'

const columns = ['made_by as by', 'words', 'made_at as at'] as const

/** Each version of a project comes from a new change (table changes), or from an undo or redo (table turns). */
export const versionsSince = async (
  { speaker, organisation }: Unit,
  project: ProjectId,
  version: number,
  most: number,
): Promise<ReadonlyArray<VersionRecord>> =>
  speaker.db
    .selectFrom('changes')
    .select(['made_version as version', ...columns])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_version', '>', version)
    .unionAll(
      speaker.db
        .selectFrom('turns')
        .select(['version', ...columns])
        .where('organisation', '=', organisation)
        .where('project', '=', project)
        .where('version', '>', version),
    )
    .orderBy('version')
    .limit(most)
    .execute()
