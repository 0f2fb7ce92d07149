import type { SendRequest } from '../test-server'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

export const plannedDay = '2026-11-23'

/** A project whose first stops are on the route of the one carrier, in their order; the others are unplanned. */
export const aPlannedProject = async (
  ask: SendRequest,
  { rows, planned }: { readonly rows: ReadonlyArray<object>; readonly planned: number },
) => {
  const project = `/delivery/v2/projects/${await aProject(ask)}`
  await ask('POST', `${project}/stops/createBulk`, uploadOf(rows.map((row) => ({ routeDay: plannedDay, ...row }))))
  const stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
  await ask('POST', `${project}/moves`, {
    body: {
      moves: stops.slice(0, planned).map((stop, index) => ({
        stop,
        to: { external_route_id: 1, day: plannedDay },
        after: stops[index - 1] ?? null,
      })),
    },
  })
  const stop = (index: number): string => stops[index] ?? ''
  const routes = async () => listIn(recordIn((await ask('GET', project)).body)['routes'])
  return {
    project,
    stop,
    stopPath: (index: number): string => `${project}/stops/${stop(index)}`,
    routes,
    /** by route index, which stops it visits */
    visits: async (): Promise<Readonly<Record<string, ReadonlyArray<number>>>> =>
      Object.fromEntries(
        (await routes()).map((route) => [
          String(route['index']),
          listIn(route['activities']).flatMap(({ id }) => {
            const index = stops.indexOf(String(id))
            return index < 0 ? [] : [index]
          }),
        ]),
      ),
    stored: async () => listIn((await ask('GET', `${project}/stops`)).body),
    version: async (): Promise<number> => Number(recordIn((await ask('GET', project)).body)['version']),
    changes: async () => listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes']),
    undo: async () => {
      const [newest] = listIn(recordIn((await ask('GET', `${project}/changes`)).body)['changes'])
      return ask('POST', `${project}/changes/${String(newest?.['id'])}/undo`)
    },
    lock: (stopIndexes: ReadonlyArray<number>, routeIndexes: ReadonlyArray<number> = []) =>
      ask('POST', `${project}/locks`, {
        body: { locked: true, stop_ids: stopIndexes.map(stop), route_indexes: routeIndexes },
      }),
  }
}
