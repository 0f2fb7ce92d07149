import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { NameTaken } from '../directory'
import type { OrganisationRecord, OrganisationRecords } from '../records'
import { exportRows, removeAllRows } from './organisation-tables'
import { projectRecords } from './project-records'
import { addDirectoryName } from './sql-directory'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { UnitOfWork } from './unit-of-work'

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
