import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChangeAction, StoredProjectChanged } from '../../../src/domain/history'
import type { VersionRange, ProjectId } from '../record-types'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'
import { MAX_SENT_BYTES, sendableStoredText } from './stored-texts'

/**
 * Each version of a project comes from a new change (table changes), or from an undo or redo (table turns). The text of a
 * change that was undone or redone since is not returned.
 */
export const versionsSince = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  { since, max, withTexts }: VersionRange,
): Promise<ReadonlyArray<StoredProjectChanged>> => {
  const { rows } = await (withTexts ? findWithTexts : findWithoutTexts)(runner, { organisation, project, since, max })
  return rows.map(({ id, action, text: storedText, ...record }) => {
    const text = storedText === null ? undefined : sendableStoredText(storedText)
    return action === null ? record : { ...record, change: { id, action, ...(text === undefined ? {} : { text }) } }
  })
}

type Range = {
  readonly organisation: string
  readonly project: ProjectId
  readonly since: number
  readonly max: number
}

const buildVersionsSince =
  (textIf: (condition: RawBuilder<boolean>) => RawBuilder<string | null>) =>
  (db: Kysely<Tables>, placeholder: Placeholders<Range>) =>
    db
      .selectFrom('changes')
      .select(['made_version as version', 'made_by as by', 'words as description', 'made_at as at', 'id'])
      .select([sql<ChangeAction | null>`'made'`.as('action'), textIf(isOnlyMade).as('text')])
      .where('organisation', '=', placeholder('organisation'))
      .where('project', '=', placeholder('project'))
      .where('made_version', '>', placeholder('since'))
      .unionAll(
        db
          .selectFrom('turns')
          .leftJoin('changes', (join) =>
            join
              .onRef('changes.organisation', '=', 'turns.organisation')
              .onRef('changes.project', '=', 'turns.project')
              .onRef('changes.id', '=', 'turns.change_id'),
          )
          .select([
            'turns.version as version',
            'turns.made_by as by',
            'turns.words as description',
            'turns.made_at as at',
          ])
          .select('turns.change_id as id')
          .select([actionOfUndoRedo.as('action'), textIf(isLatestUndoRedo).as('text')])
          .where('turns.organisation', '=', placeholder('organisation'))
          .where('turns.project', '=', placeholder('project'))
          .where('turns.version', '>', placeholder('since')),
      )
      .orderBy('version')
      .limit(placeholder('max'))

const isOnlyMade = sql<boolean>`changes.version = changes.made_version and changes.undone_version is null`

const isLatestUndo = sql<boolean>`changes.undone_version = turns.version`

const isLatestRedo = sql<boolean>`changes.undone_version is null and changes.version = turns.version`

const isLatestUndoRedo = sql<boolean>`(${isLatestUndo} or (${isLatestRedo}))`

/** Null where the change was undone or redone again since, or was deleted because of its age. */
const actionOfUndoRedo = sql<ChangeAction | null>`case when ${isLatestUndo} then 'undone' when ${isLatestRedo} then 'redone' end`

const findWithTexts = reusableStatement(
  buildVersionsSince(
    (condition) =>
      sql`case when ${condition} and octet_length(changes.change) <= ${sql.lit(MAX_SENT_BYTES)} then changes.change end`,
  ),
)

const findWithoutTexts = reusableStatement(buildVersionsSince(() => sql`null`))
