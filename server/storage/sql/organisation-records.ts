import * as E from 'fp-ts/Either'
import type { NameTaken } from '../directory'
import type { OrganisationRecord, OrganisationRecords } from '../organisation-record-types'
import { entered } from './sql-directory'
import { phrase, type Blanks } from './reusable-statement'
import type { Unit } from './unit-of-work'

export const organisationRecords = (unit: Unit): OrganisationRecords => {
  const { speaker, organisation } = unit
  return {
    find: async () => {
      const [row] = (await found(speaker, { organisation })).rows
      if (row === undefined) return undefined
      return { id: organisation, name: row.name, at: { lat: row.lat, lng: row.lng }, createdAt: row.created_at }
    },

    add: async ({ name, at, createdAt }): Promise<E.Either<NameTaken, OrganisationRecord>> => {
      if (!(await entered(unit, 'organisation', name))) return E.left('name taken')
      await speaker.db
        .insertInto('organisations')
        .values({ organisation, name, lat: at.lat, lng: at.lng, created_at: createdAt })
        .execute()
      return E.right({ id: organisation, name, at, createdAt })
    },
  }
}

const found = phrase((db, blank: Blanks<{ organisation: string }>) =>
  db.selectFrom('organisations').selectAll().where('organisation', '=', blank('organisation')),
)
