import type { Kysely } from 'kysely'
import type { Blanks } from '../../../../server/storage/sql/reusable-statement'
import type { Tables } from '../../../../server/storage/sql/tables'

export const insertingRoutes = (db: Kysely<Tables>, rows: ReadonlyArray<Blanks<Tables['routes']>>) =>
  db.insertInto('routes').values(
    rows.map((blank) => ({
      organisation: blank('organisation'),
      project: blank('project'),
      route_index: blank('route_index'),
      route: blank('route'),
    })),
  )
