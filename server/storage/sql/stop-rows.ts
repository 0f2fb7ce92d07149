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

export const readPositions = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  ids: ReadonlyArray<StopId>,
): Promise<ReadonlyMap<StopId, number>> => {
  const positions = new Map<StopId, number>()
  for (const batch of splitRows(ids)) {
    const rows = await runner.db
      .selectFrom('stops')
      .select(['id', 'place'])
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', batch)
      .execute()
    for (const { id, place } of rows) positions.set(id, place)
  }
  return positions
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

/** The facts of a stop, and its position in the list of stops. */
export type PositionedStop = { readonly facts: StopFacts; readonly position: number }

export const addStops = async (unit: UnitOfWork, project: ProjectId, stops: ReadonlyArray<PositionedStop>) => {
  // In batches, because the rows of a whole upload would take much memory at once.
  for (const batch of splitRows(stops)) {
    await insertStops(unit.runner, rowsOf(unit, project, batch))
    if (!isSmallChange(stops)) await unit.pause()
  }
}

/** Replaces stored stops; they keep their positions. */
export const replaceStops = async (unit: UnitOfWork, project: ProjectId, stops: ReadonlyArray<StopFacts>) => {
  for (const batch of splitRows(stops)) {
    const positioned = batch.map((facts) => ({ facts, position: 0 }))
    await upsertStops(unit.runner, rowsOf(unit, project, positioned))
    if (!isSmallChange(stops)) await unit.pause()
  }
}

type Row = Tables['stops']

const rowsOf = (
  { organisation, stopTexts }: UnitOfWork,
  project: ProjectId,
  stops: ReadonlyArray<PositionedStop>,
): ReadonlyArray<Row> =>
  stops.map(({ facts, position }) => ({
    organisation,
    project,
    id: facts.id,
    place: position,
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
