import type { Selectable } from 'kysely'
import { affectedItemKeysOf, type ChangeHeader } from '../../../src/domain/history'
import type { ChangeRecords, VersionedHistoryPage } from '../record-types'
import { decodeStored, textsOfNewChange, toJson } from './stored-texts'
import { deleteOldChanges } from './delete-old-changes'
import { reusableStatement, type Placeholders } from './reusable-statement'
import { projectRecords } from './project-records'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'
import { versionsSince } from './versions-since'
import * as E from 'fp-ts/Either'
import { type FieldReason, wrongType } from '../../../src/domain/parse'
import { readStoredChange } from './read-stored-change'

export const changeRecords = (unit: UnitOfWork): ChangeRecords => {
  const { runner, organisation, stopTexts } = unit
  const selectChanges = (project: string) =>
    runner.db.selectFrom('changes').where('organisation', '=', organisation).where('project', '=', project)
  return {
    add: async (project, { id, version, at, by, description, change, positionKeys = [] }) => {
      const { stored, sendable } = textsOfNewChange(change, stopTexts)
      await insertChange(runner, {
        organisation,
        project,
        id,
        version,
        by,
        at,
        words: description,
        touched: toJson([...affectedItemKeysOf(change), ...positionKeys]),
        change: stored,
      })
      return { version, by, description, at, change: { id, action: 'made', text: sendable } }
    },

    page: async (project, { before, limit }) => {
      const lastListed =
        before === undefined
          ? undefined
          : await selectChanges(project).select('made_version').where('id', '=', before).executeTakeFirst()
      if (before !== undefined && lastListed === undefined) return undefined
      const rows = await selectChanges(project)
        .select(historyEntryColumns)
        .$if(lastListed !== undefined, (query) => query.where('made_version', '<', lastListed?.made_version ?? 0))
        .orderBy('made_version', 'desc')
        .limit(limit + 1)
        .execute()
      const changes = rows.slice(0, limit).map(historyEntryFromRow)
      return { changes, next: rows.length > limit ? changes.at(-1)?.id : undefined }
    },

    find: async (project, id) => {
      const row = await selectChanges(project).selectAll().where('id', '=', id).executeTakeFirst()
      const projects = projectRecords(unit)
      const projectRecord = await projects.find(project)
      if (row === undefined || projectRecord === undefined) return undefined
      const plan = await projects.readPlan(projectRecord)
      const read = await readStoredChange(`change ${id} of project ${project}`, row.change, { plan, pause: unit.pause })
      return { ...changeEntryFromRow(row), by: row.made_by, at: row.made_at, ...read }
    },

    headersSince: async (project, sinceVersion, max) => {
      const changesSince = selectChanges(project)
        .select(['id', 'words', 'version', 'undone_version', 'touched'])
        .where((row) => row.or([row('version', '>', sinceVersion), row('undone_version', '>', sinceVersion)]))
      const rows = await (
        max === undefined
          ? changesSince
          : changesSince.orderBy((row) => row.fn.coalesce('undone_version', 'version'), 'desc').limit(max)
      ).execute()
      return rows.toSorted((one, other) => one.version - other.version).map(changeEntryFromRow)
    },

    recordUndoRedo: async (project, id, action, { version, by, description, at }) => {
      await runner.db
        .updateTable('changes')
        .set(action === 'undone' ? { undone_version: version } : { version, undone_version: null })
        .where('organisation', '=', organisation)
        .where('project', '=', project)
        .where('id', '=', id)
        .execute()
      await runner.db
        .insertInto('turns')
        .values({ organisation, project, version, change_id: id, made_by: by, made_at: at, words: description })
        .execute()
    },

    versionsSince: (project, range) => versionsSince(unit, project, range),

    deleteOld: (project, old) => deleteOldChanges(unit, project, old),
  }
}

type ChangeRow = Pick<
  Tables['changes'],
  'organisation' | 'project' | 'id' | 'version' | 'words' | 'touched' | 'change'
> & {
  readonly by: string
  readonly at: string
}

const insertChange = reusableStatement((db, placeholder: Placeholders<ChangeRow>) =>
  db.insertInto('changes').values({
    organisation: placeholder('organisation'),
    project: placeholder('project'),
    id: placeholder('id'),
    made_version: placeholder('version'),
    version: placeholder('version'),
    undone_version: null,
    made_by: placeholder('by'),
    made_at: placeholder('at'),
    words: placeholder('words'),
    touched: placeholder('touched'),
    change: placeholder('change'),
  }),
)

const historyEntryColumns = ['id', 'made_version', 'undone_version', 'made_by', 'made_at', 'words'] as const

type Row = Selectable<Tables['changes']>

const historyEntryFromRow = (
  row: Pick<Row, (typeof historyEntryColumns)[number]>,
): VersionedHistoryPage['changes'][number] => ({
  id: row.id,
  version: row.made_version,
  by: row.made_by,
  description: row.words,
  at: row.made_at,
  isUndone: row.undone_version !== null,
  undoneVersion: row.undone_version ?? undefined,
})

const changeEntryFromRow = (
  row: Pick<Row, 'id' | 'words' | 'version' | 'undone_version' | 'touched'>,
): ChangeHeader => ({
  id: row.id,
  description: row.words,
  version: row.version,
  undoneVersion: row.undone_version ?? undefined,
  affectedKeys: decodeStored(`change ${row.id}`, row.touched, decodeAffected),
})

/** The affected keys are stored in a column of their own, so that the rules of undo need not read whole changes. */
const decodeAffected = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<string>> =>
  Array.isArray(value) ? E.right(value.map(String)) : wrongType('a list', value, 'touched')
