import type { Kysely } from 'kysely'
import { decodeStop, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import type { ProjectId } from '../project-record-types'
import { keyOf } from '../cache/plan-cache'
import { later } from './pending-rows'
import { inParts, isFew } from './split-rows'
import { phraseOfRows, type Blanks } from './reusable-statement'
import { stopText } from './stop-text'
import { stored } from './stored-json'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

export const stopsOf = async ({ speaker, organisation }: Unit, project: ProjectId): Promise<ReadonlyArray<Stop>> => {
  const rows = await speaker.db
    .selectFrom('stops')
    .select(['id', 'facts'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('place')
    .execute()
  return rows.map((row) => stored(`stop ${row.id} of project ${project}`, row.facts, decodeStop))
}

export const placesOf = async (
  { speaker, organisation }: Unit,
  project: ProjectId,
  ids: ReadonlyArray<StopId>,
): Promise<ReadonlyMap<StopId, number>> => {
  const places = new Map<StopId, number>()
  for (const some of inParts(ids)) {
    const rows = await speaker.db
      .selectFrom('stops')
      .select(['id', 'place'])
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', some)
      .execute()
    for (const { id, place } of rows) places.set(id, place)
  }
  return places
}

export const removeStops = async ({ speaker, organisation }: Unit, project: ProjectId, ids: ReadonlyArray<StopId>) => {
  for (const some of inParts(ids))
    await speaker.db
      .deleteFrom('stops')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', some)
      .execute()
}

export type PlacedStop = { readonly stop: StopFacts; readonly place: number }

/** Adds stops that are not stored yet. */
export const addStops = async (unit: Unit, project: ProjectId, stops: ReadonlyArray<PlacedStop>) => {
  if (isFew(stops)) {
    for (const row of rowsOf(unit, project, stops))
      add(unit.backlog, keyOf(row.organisation, keyOf(project, row.id)), row)
    return
  }
  // In parts, since the rows of a whole upload would take much memory at once.
  for (const some of inParts(stops)) await adding(unit.speaker, rowsOf(unit, project, some))
}

/** Replaces stops that are stored already; they keep their places. */
export const writeStops = async (unit: Unit, project: ProjectId, stops: ReadonlyArray<StopFacts>) => {
  await writing(
    unit.speaker,
    rowsOf(
      unit,
      project,
      stops.map((stop) => ({ stop, place: 0 })),
    ),
  )
}

type Row = Tables['stops']

const rowsOf = (
  { organisation, written }: Unit,
  project: ProjectId,
  stops: ReadonlyArray<PlacedStop>,
): ReadonlyArray<Row> =>
  stops.map(({ stop, place }) => ({ organisation, project, id: stop.id, place, facts: stopText(stop, written) }))

const inserting = (db: Kysely<Tables>, rows: ReadonlyArray<Blanks<Row>>) =>
  db.insertInto('stops').values(
    rows.map((blank) => ({
      organisation: blank('organisation'),
      project: blank('project'),
      id: blank('id'),
      place: blank('place'),
      facts: blank('facts'),
    })),
  )

const adding = phraseOfRows<Row>(inserting)

const add = later('stops', adding)

const writing = phraseOfRows<Row>((db, rows) =>
  inserting(db, rows).onConflict((conflict) =>
    conflict.columns(['organisation', 'project', 'id']).doUpdateSet((row) => ({ facts: row.ref('excluded.facts') })),
  ),
)

export const removeAllStops = async ({ speaker, organisation }: Unit, project: ProjectId) => {
  await speaker.db.deleteFrom('stops').where('organisation', '=', organisation).where('project', '=', project).execute()
}
