import * as E from 'fp-ts/Either'
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
  }
}

const findOrganisation = reusableStatement((db, placeholder: Placeholders<{ organisation: string }>) =>
  db.selectFrom('organisations').selectAll().where('organisation', '=', placeholder('organisation')),
)
