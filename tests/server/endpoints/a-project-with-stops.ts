import polyline from '@mapbox/polyline'
import { expect } from 'vitest'
import type { JsonObject } from '../../../src/domain/parse'
import { eventually } from '../../kit/eventually'
import type { SendRequest } from '../test-server'
import { plannedDay } from './a-planned-project'
import { aProject, listIn, recordIn, uploadOf } from './request-kit'

/** A project with so many stops, north of each other; each has the given fields too. */
export const aProjectWithStops = async (
  ask: SendRequest,
  count: number,
  fields: Readonly<Record<number, object>> = {},
) => {
  const project = `/delivery/v2/projects/${await aProject(ask)}`
  const rows = Array.from({ length: count }, (_, index) => ({
    requestedDay: plannedDay,
    lat: 52 + index / 20,
    lng: 5,
    ...fields[index],
  }))
  await ask('POST', `${project}/stops/createBulk`, uploadOf(rows))
  const stops = listIn((await ask('GET', `${project}/stops`)).body).map(({ id }) => String(id))
  const plan = async (index: number, headers: Record<string, string> = {}) => {
    const moves = [
      { stop: stops[index], to: { external_route_id: 1, day: plannedDay }, after: stops[index - 1] ?? null },
    ]
    return ask('POST', `${project}/moves`, { body: { moves }, headers })
  }
  const prices = async (index: number) =>
    recordIn((await ask('POST', `${project}/prices`, { body: { stops: [stops[index]], gaps: true } })).body, 'roads')
  const document = async () => recordIn((await ask('GET', project)).body)
  /** Whether the line of each route follows the roads of the stand-in, which bend between two places. */
  const followsRoads = async () =>
    listIn((await document())['routes']).map(
      ({ overview_polyline: line, activities }) =>
        polyline.decode(String(line)).length === listIn(activities).length * 2,
    )
  const routeRoads = async () => listIn((await document())['routes']).map(({ roads }) => roads)
  const save = async (change: (route: JsonObject) => object) => {
    const stopsDocument = Object.fromEntries(
      listIn((await ask('GET', `${project}/stops`)).body).map((stop) => [String(stop['id']), stop]),
    )
    const { routes } = await document()
    const body = { projectDocument: { routes: listIn(routes).map(change) }, stopsDocument }
    return ask('PUT', project, { body, headers: { 'if-match': await versionOf(ask, project) } })
  }
  return {
    project,
    plan,
    prices,
    save,
    routeRoads,
    followsRoads,
    stop: (index: number): string => stops[index] ?? '',
  }
}
export const versionOf = async (ask: SendRequest, project: string): Promise<string> =>
  String((await ask('GET', project)).headers['etag'])

/** The job of an optimisation, once it is done. */
export const solve = async (ask: SendRequest, project: string, options: object = {}) => {
  const { body } = await ask('POST', `${project}/optimize`, { body: { budget_seconds: 1, ...options } })
  return eventually(async () => {
    const job = recordIn((await ask('GET', `/delivery/v2/jobs/${String(recordIn(body)['job_id'])}`)).body)
    expect(job['state']).toBe('done')
    return { jobId: String(job['job_id']), result: recordIn(job, 'result') }
  })
}
