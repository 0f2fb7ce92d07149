import { sql } from 'kysely'
import type { ProjectRecords } from '../project-record-types'
import type { ExportedRow } from '../records'
import { expandText } from './stored-json'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

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

export const exportRows = async (
  { runner, organisation }: UnitOfWork,
  add: (row: ExportedRow) => void,
): Promise<void> => {
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
export const removeAllRows = async (
  { runner, organisation }: UnitOfWork,
  projects: Pick<ProjectRecords, 'all' | 'remove'>,
): Promise<void> => {
  for (const { id } of await projects.all()) await projects.remove(id)
  for (const table of organisationTables)
    await sql`delete from ${sql.table(table)} where ${sql.ref('organisation')} = ${organisation}`.execute(runner.db)
}
