import type { Selectable } from 'kysely'
import { decodePlanChange, affectedBy, type ChangeEntry } from '../../../src/domain/history'
import type { ChangeHead, ChangeRecords } from '../change-record-types'
import { keyOf } from '../cache/plan-cache'
import { later } from './pending-rows'
import { changeText } from './change-text'
import { forgetOldest } from './delete-old-changes'
import { phraseOfRows } from './reusable-statement'
import { projectRecords } from './project-records'
import { json, stored } from './stored-json'
import type { Tables } from './tables'
import { readTouched } from './decode-affected'
import type { Unit } from './unit-of-work'
import { versionsSince } from './versions-since'

export const changeRecords = (unit: Unit): ChangeRecords => {
  const { speaker, backlog, organisation, written } = unit
  const of = (project: string) =>
    speaker.db.selectFrom('changes').where('organisation', '=', organisation).where('project', '=', project)
  return {
    add: async (project, { id, version, at, by, words, change }) => {
      add(backlog, keyOf(organisation, keyOf(project, id)), {
        organisation,
        project,
        id,
        version,
        by,
        at,
        words,
        touched: json(affectedBy(change)),
        change: changeText(change, written),
      })
    },

    page: async (project, { before, limit }) => {
      const last =
        before === undefined
          ? undefined
          : await of(project).select('made_version').where('id', '=', before).executeTakeFirst()
      if (before !== undefined && last === undefined) return undefined
      const rows = await of(project)
        .select(headColumns)
        .$if(last !== undefined, (query) => query.where('made_version', '<', last?.made_version ?? 0))
        .orderBy('made_version', 'desc')
        .limit(limit + 1)
        .execute()
      const changes = rows.slice(0, limit).map(headFrom)
      return { changes, next: rows.length > limit ? changes.at(-1)?.id : undefined }
    },

    find: async (project, id) => {
      const row = await of(project).selectAll().where('id', '=', id).executeTakeFirst()
      const projects = projectRecords(unit)
      const found = await projects.find(project)
      if (row === undefined || found === undefined) return undefined
      const plan = await projects.plan(found)
      const change = stored(`change ${id} of project ${project}`, row.change, (value) => decodePlanChange(value, plan))
      return { ...entryFrom(row), by: row.made_by, at: row.made_at, change }
    },

    touching: async (project, sinceVersion) => {
      const rows = await of(project)
        .select(['id', 'words', 'version', 'undone_version', 'touched'])
        .where((row) => row.or([row('version', '>', sinceVersion), row('undone_version', '>', sinceVersion)]))
        .orderBy('version')
        .execute()
      return rows.map(entryFrom)
    },

    mark: async (project, id, turn, { version, by, words, at }) => {
      await speaker.db
        .updateTable('changes')
        .set(turn === 'undone' ? { undone_version: version } : { version, undone_version: null })
        .where('organisation', '=', organisation)
        .where('project', '=', project)
        .where('id', '=', id)
        .execute()
      await speaker.db
        .insertInto('turns')
        .values({ organisation, project, version, change_id: id, made_by: by, made_at: at, words })
        .execute()
    },

    since: (project, version, most) => versionsSince(unit, project, version, most),

    forget: (project, before) => forgetOldest(unit, project, before),
  }
}

type Added = Pick<Tables['changes'], 'organisation' | 'project' | 'id' | 'version' | 'words' | 'touched' | 'change'> & {
  readonly by: string
  readonly at: string
}

const adding = phraseOfRows<Added>((db, rows) =>
  db.insertInto('changes').values(
    rows.map((blank) => ({
      organisation: blank('organisation'),
      project: blank('project'),
      id: blank('id'),
      made_version: blank('version'),
      version: blank('version'),
      undone_version: null,
      made_by: blank('by'),
      made_at: blank('at'),
      words: blank('words'),
      touched: blank('touched'),
      change: blank('change'),
    })),
  ),
)

const add = later('changes', adding)

const headColumns = ['id', 'made_version', 'undone_version', 'made_by', 'made_at', 'words'] as const

type Row = Selectable<Tables['changes']>

const headFrom = (row: Pick<Row, (typeof headColumns)[number]>): ChangeHead => ({
  id: row.id,
  version: row.made_version,
  by: row.made_by,
  words: row.words,
  at: row.made_at,
  undone: row.undone_version !== null,
})

const entryFrom = (row: Pick<Row, 'id' | 'words' | 'version' | 'undone_version' | 'touched'>): ChangeEntry => ({
  id: row.id,
  words: row.words,
  version: row.version,
  undoneVersion: row.undone_version ?? undefined,
  affected: stored(`change ${row.id}`, row.touched, readTouched),
})
