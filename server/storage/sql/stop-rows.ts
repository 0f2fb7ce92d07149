import type { Kysely } from 'kysely'
import type { Stop, StopFacts, StopId } from '../../../src/domain/stop'
import type { ProjectId } from '../record-types'
import { splitRows, isSmallChange, reusableStatementForRows, type Placeholders } from './reusable-statement'
import { stopText, decodeStored } from './stored-texts'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'
import { decodeStop } from '../../../contract/stop'

export const readStops = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
): Promise<ReadonlyArray<Stop>> => {
  const rows = await runner.db
    .selectFrom('stops')
    .select(['id', 'facts'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('place')
    .execute()
  return rows.map((row) => decodeStored(`stop ${row.id} of project ${project}`, row.facts, decodeStop))
}

export const readSortKeys = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  ids: ReadonlyArray<StopId>,
): Promise<ReadonlyMap<StopId, number>> => {
  const sortKeys = new Map<StopId, number>()
  for (const batch of splitRows(ids)) {
    const rows = await runner.db
      .selectFrom('stops')
      .select(['id', 'place'])
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', batch)
      .execute()
    for (const { id, place } of rows) sortKeys.set(id, place)
  }
  return sortKeys
}

export const removeStops = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  ids: ReadonlyArray<StopId>,
) => {
  for (const batch of splitRows(ids))
    await runner.db
      .deleteFrom('stops')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', batch)
      .execute()
}

/** The facts of a stop, and the number by which the list of stops is sorted. */
export type StopWithSortKey = { readonly facts: StopFacts; readonly sortKey: number }

export const addStops = async (unit: UnitOfWork, project: ProjectId, stops: ReadonlyArray<StopWithSortKey>) => {
  // In batches, because the rows of a whole upload would take much memory at once.
  for (const batch of splitRows(stops)) {
    await insertStops(unit.runner, rowsOf(unit, project, batch))
    if (!isSmallChange(stops)) await unit.pause()
  }
}

/** Replaces stored stops; they keep their sort keys. */
export const replaceStops = async (unit: UnitOfWork, project: ProjectId, stops: ReadonlyArray<StopFacts>) => {
  for (const batch of splitRows(stops)) {
    const stopsWithSortKeys = batch.map((facts) => ({ facts, sortKey: 0 }))
    await upsertStops(unit.runner, rowsOf(unit, project, stopsWithSortKeys))
    if (!isSmallChange(stops)) await unit.pause()
  }
}

type Row = Tables['stops']

const rowsOf = (
  { organisation, stopTexts }: UnitOfWork,
  project: ProjectId,
  stops: ReadonlyArray<StopWithSortKey>,
): ReadonlyArray<Row> =>
  stops.map(({ facts, sortKey }) => ({
    organisation,
    project,
    id: facts.id,
    place: sortKey,
    facts: stopText(facts, stopTexts),
  }))

const buildInsert = (db: Kysely<Tables>, rows: ReadonlyArray<Placeholders<Row>>) =>
  db.insertInto('stops').values(
    rows.map((placeholder) => ({
      organisation: placeholder('organisation'),
      project: placeholder('project'),
      id: placeholder('id'),
      place: placeholder('place'),
      facts: placeholder('facts'),
    })),
  )

const insertStops = reusableStatementForRows<Row>(buildInsert)

const upsertStops = reusableStatementForRows<Row>((db, rows) =>
  buildInsert(db, rows).onConflict((conflict) =>
    conflict.columns(['organisation', 'project', 'id']).doUpdateSet((row) => ({ facts: row.ref('excluded.facts') })),
  ),
)

export const removeAllStops = async ({ runner, organisation }: UnitOfWork, project: ProjectId) => {
  await runner.db.deleteFrom('stops').where('organisation', '=', organisation).where('project', '=', project).execute()
}
