import type { Kysely } from 'kysely'
import type { Placeholders } from '../../../../server/storage/sql/reusable-statement'
import type { Tables } from '../../../../server/storage/sql/tables'

export const buildRouteInsert = (db: Kysely<Tables>, rows: ReadonlyArray<Placeholders<Tables['routes']>>) =>
  db.insertInto('routes').values(
    rows.map((blank) => ({
      organisation: blank('organisation'),
      project: blank('project'),
      route_index: blank('route_index'),
      route: blank('route'),
    })),
  )
