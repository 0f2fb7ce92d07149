import type { VersionRecord } from '../change-record-types'
import type { ProjectId } from '../project-record-types'
import type { UnitOfWork } from './unit-of-work'

const versionColumns = ['made_by as by', 'words', 'made_at as at'] as const

/** Each version of a project comes from a new change (table changes), or from an undo or redo (table turns). */
export const versionsSince = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  version: number,
  max: number,
): Promise<ReadonlyArray<VersionRecord>> =>
  runner.db
    .selectFrom('changes')
    .select(['made_version as version', ...versionColumns])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .where('made_version', '>', version)
    .unionAll(
      runner.db
        .selectFrom('turns')
        .select(['version', ...versionColumns])
        .where('organisation', '=', organisation)
        .where('project', '=', project)
        .where('version', '>', version),
    )
    .orderBy('version')
    .limit(max)
    .execute()
