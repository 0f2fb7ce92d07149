import { readStop, unplannedOn, writeStop, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import type { ProjectId } from '../project-records'
import { inParts } from './parts'
import { json, stored } from './stored'
import type { Unit } from './unit'

export const stopsOf = async ({ db, organisation }: Unit, project: ProjectId): Promise<ReadonlyArray<Stop>> => {
  const rows = await db
    .selectFrom('stops')
    .select(['id', 'facts'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('place')
    .execute()
  return rows.map((row) => stored(`stop ${row.id} of project ${project}`, row.facts, readStop))
}

export const placesOf = async (
  { db, organisation }: Unit,
  project: ProjectId,
  ids: ReadonlyArray<StopId>,
): Promise<ReadonlyMap<StopId, number>> => {
  const places = new Map<StopId, number>()
  for (const some of inParts(ids)) {
    const rows = await db
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

export const removeStops = async ({ db, organisation }: Unit, project: ProjectId, ids: ReadonlyArray<StopId>) => {
  for (const some of inParts(ids))
    await db
      .deleteFrom('stops')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('id', 'in', some)
      .execute()
}

export type PlacedStop = { readonly stop: StopFacts; readonly place: number }

/** None of them is there yet. */
export const addStops = async (unit: Unit, project: ProjectId, stops: ReadonlyArray<PlacedStop>) => {
  for (const some of inParts(stops)) await inserting(unit, project, some).execute()
}

/** Writes over what is there; all stay where they are. */
export const writeStops = async (unit: Unit, project: ProjectId, stops: ReadonlyArray<StopFacts>) => {
  for (const some of inParts(stops.map((stop) => ({ stop, place: 0 }))))
    await inserting(unit, project, some)
      .onConflict((conflict) =>
        conflict
          .columns(['organisation', 'project', 'id'])
          .doUpdateSet((row) => ({ facts: row.ref('excluded.facts') })),
      )
      .execute()
}

const inserting = ({ db, organisation }: Unit, project: ProjectId, stops: ReadonlyArray<PlacedStop>) =>
  db
    .insertInto('stops')
    .values(stops.map(({ stop, place }) => ({ organisation, project, id: stop.id, place, facts: textOf(stop) })))

export const removeAllStops = async ({ db, organisation }: Unit, project: ProjectId) => {
  await db.deleteFrom('stops').where('organisation', '=', organisation).where('project', '=', project).execute()
}

/** Where it is planned is written in its route. */
const textOf = (stop: StopFacts): string => json(writeStop({ ...stop, ...unplannedOn(stop.requestedDay) }))
