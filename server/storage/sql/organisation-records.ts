import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { NameTaken } from '../directory'
import type { OrganisationRecord, OrganisationRecords, ExportedRow } from '../records'
import { projectRecords } from './project-records'
import { addDirectoryName } from './sql-directory'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { UnitOfWork } from './unit-of-work'
import type { ProjectRecords } from '../record-types'
import { expandText } from './stored-texts'
import type { Tables } from './tables'

export const organisationRecords = (unit: UnitOfWork): OrganisationRecords => {
  const { runner, organisation } = unit
  return {
    find: async () => {
      const [row] = (await findOrganisation(runner, { organisation })).rows
      if (row === undefined) return undefined
      return {
        id: organisation,
        name: row.name,
        headquarters: { lat: row.lat, lng: row.lng },
        createdAt: row.created_at,
      }
    },

    exportRows: (add) => exportRows(unit, add),
    removeAll: () => removeAllRows(unit, projectRecords(unit)),

    add: async ({ name, headquarters, createdAt }): Promise<E.Either<NameTaken, OrganisationRecord>> => {
      if (!(await addDirectoryName(unit, 'organisation', name))) return E.left('name taken')
      await runner.db
        .insertInto('organisations')
        .values({ organisation, name, lat: headquarters.lat, lng: headquarters.lng, created_at: createdAt })
        .execute()
      return E.right({ id: organisation, name, headquarters, createdAt })
    },

    storedBytes: async (project) => {
      const ofOrganisation = (table: keyof typeof textBytes) =>
        runner.db
          .selectFrom<keyof typeof textBytes>(table)
          .select(textBytes[table].as('bytes'))
          .where('organisation', '=', organisation)
      const queries =
        project === undefined
          ? [ofOrganisation('answers'), ofOrganisation('jobs').where('project', 'is', null)]
          : projectTables.map((table) => ofOrganisation(table).where('project', '=', project))
      let bytes = 0
      for (const query of queries) bytes += Number((await query.executeTakeFirst())?.bytes ?? 0)
      return bytes
    },
  }
}

const findOrganisation = reusableStatement((db, placeholder: Placeholders<{ organisation: string }>) =>
  db.selectFrom('organisations').selectAll().where('organisation', '=', placeholder('organisation')),
)

/** Both databases know the length of a long text without reading it. PostgreSQL writes a sum as text. */
const textBytes = {
  stops: sql<number | string | null>`sum(octet_length(facts))`,
  routes: sql<number | string | null>`sum(octet_length(route))`,
  changes: sql<number | string | null>`sum(octet_length(touched) + octet_length(change))`,
  jobs: sql<number | string | null>`sum(octet_length(ask) + coalesce(octet_length(result), 0))`,
  answers: sql<number | string | null>`sum(octet_length(body))`,
} as const

const projectTables = ['stops', 'routes', 'changes', 'jobs'] as const

type TableName = keyof Tables

/** The tables of an export, each with the columns that order its rows. */
const exportedTables: Readonly<Partial<Record<TableName, ReadonlyArray<string>>>> = {
  organisations: ['organisation'],
  users: ['id'],
  carriers: ['id'],
  drivers: ['id'],
  projects: ['id'],
  routes: ['project', 'route_index'],
  stops: ['project', 'id'],
  changes: ['project', 'made_version'],
  turns: ['project', 'version'],
  jobs: ['id'],
  corrections: ['address_key', 'change_id'],
  audit: ['id'],
}

/** Of no use elsewhere: keys and passwords must stay secret, and the rest is in other tables or soon deleted. */
const unexportedTables = ['directory', 'keys', 'attempts', 'answers'] as const satisfies ReadonlyArray<TableName>

/** All tables with rows of organisations. */
export const organisationTables: ReadonlyArray<string> = [...Object.keys(exportedTables), ...unexportedTables]

const jsonColumns = new Set(['driver', 'extra', 'route', 'facts', 'touched', 'change', 'ask', 'best', 'result'])
/** A secret, and what is made of another column. */
const unexportedColumns = new Set(['password_hash', 'folded'])

const PAGE_ROWS = 500

const exportRows = async ({ runner, organisation }: UnitOfWork, add: (row: ExportedRow) => void): Promise<void> => {
  for (const [table, order] of Object.entries(exportedTables))
    for (let offset = 0; ; offset += PAGE_ROWS) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
        where ${sql.ref('organisation')} = ${organisation}
        order by ${sql.join(order.map((column) => sql.ref(column)))} limit ${PAGE_ROWS} offset ${offset}`.execute(
        runner.db,
      )
      for (const row of rows) add({ table, row: exportedRowOf(row) })
      if (rows.length < PAGE_ROWS) break
    }
}

const exportedRowOf = (row: Readonly<Record<string, unknown>>): ExportedRow['row'] =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !unexportedColumns.has(column))
      .map(([column, value]) => [column, jsonColumns.has(column) ? parseColumn(value) : value]),
  )

const parseColumn = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(expandText(value)) : value)

/** The projects are removed one by one, because their plans may be cached. */
const removeAllRows = async (
  { runner, organisation }: UnitOfWork,
  projects: Pick<ProjectRecords, 'all' | 'remove'>,
): Promise<void> => {
  for (const { id } of await projects.all()) await projects.remove(id)
  for (const table of organisationTables)
    await sql`delete from ${sql.table(table)} where ${sql.ref('organisation')} = ${organisation}`.execute(runner.db)
}
