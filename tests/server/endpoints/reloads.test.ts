import { beforeAll, expect, it } from 'vitest'
import { driverBody } from '../../kit/driver-body'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { listIn, recordIn } from './request-kit'

let ask: SendRequest
let planned: Awaited<ReturnType<typeof aPlannedProject>>
let route: number

const rows = ['Ahorn', 'Beuk', 'Cipres'].map((customerName, index) => ({
  customerName,
  lat: 52.02 + index / 100,
  lng: 4.66,
  duration: 5,
}))

/** The reload of the route, as the project document has it. */
const reloads = async () => {
  const routes = await planned.routes()
  return listIn(routes.find(({ index }) => index === route)?.['activities']).filter(({ type }) => type === 'reload')
}
const reload = () => `reload-${route}-1`
const move = (body: object) => ask('POST', `${planned.project}/moves`, { body: { moves: [body] } })
const secondsOf = (activity: Readonly<Record<string, unknown>> | undefined): number =>
  (Date.parse(String(activity?.['departure'])) - Date.parse(String(activity?.['arrival']))) / 1000

beforeAll(async () => {
  const testServer = await aTestServer()
  ask = await testServer.user('anna', 'Noord')
  planned = await aPlannedProject(ask, { rows, planned: 0 })
  const driver = await ask('POST', '/delivery/v2/drivers', { body: { ...driverBody, trips: 2, loadingMinutes: 35 } })
  const { id } = recordIn(driver.body)
  const moves = [0, 1, 2].map((index) => ({
    stop: planned.stop(index),
    to: { driver_id: id, day: plannedDay },
    after: index === 0 ? null : planned.stop(index - 1),
  }))
  const answer = await ask('POST', `${planned.project}/moves`, { body: { moves } })
  route = Number(listIn(recordIn(answer.body)['placed'])[0]?.['route'])
})

it('a reload is added by a move, takes the loading time of the driver, and is undone as one change', async () => {
  const answer = await move({ stop: reload(), to: { route }, after: planned.stop(1) })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    placed: [{ stop: reload(), route, stop_number: 30 }],
    change: { words: `Reload planned on route ${route + 1}, place 30` },
  })
  const [added] = await reloads()
  expect(added).toMatchObject({ id: reload(), stop_number: 30 })
  expect(secondsOf(added)).toBe(35 * 60)
  expect((await planned.undo()).status).toBe(200)
  expect(await reloads()).toEqual([])
})

it('a plan with a reload is read, saved as it was read, reported and exported', async () => {
  await move({ stop: reload(), to: { route }, after: planned.stop(0) })
  const [added] = await reloads()
  const document = recordIn((await ask('GET', planned.project)).body)
  const body = {
    projectDocument: { routes: document['routes'] },
    stopsDocument: Object.fromEntries((await planned.stored()).map((stop) => [String(stop['id']), stop])),
  }
  expect((await ask('PUT', planned.project, { body })).status).toBe(200)
  expect(await reloads()).toEqual([added])
  const report = `/delivery/v1/projects/${planned.project.split('/').at(-1)}/downloadReport`
  expect((await ask('GET', report)).status).toBe(200)
  const gpx = (await ask('GET', `${planned.project}/export?format=gpx`)).text
  expect(gpx.match(/Reload at depot/g)).toHaveLength(1)
  const [, ...lines] = (await ask('GET', `${planned.project}/export?format=csv`)).text.trim().split('\r\n')
  expect(lines.map((line) => line.split(';').at(-3))).toEqual(['1', '2', '2'])
})

it('a stop may come after a reload, and the reload is taken off by a move', async () => {
  await move({ stop: reload(), to: { route }, after: planned.stop(1) })
  const answer = await move({ stop: planned.stop(0), to: { route }, after: reload() })
  expect(recordIn(answer.body)).not.toHaveProperty('rebased')
  expect((await move({ stop: reload(), to: null })).body).toMatchObject({
    change: { words: `Reload taken out of route ${route + 1}` },
  })
  expect(await reloads()).toEqual([])
})

it('a reload that a colleague has added meanwhile is not moved without a question', async () => {
  const added = { stop: reload(), to: { route }, after: planned.stop(1), from: null }
  expect((await move(added)).status).toBe(200)
  expect(await move(added)).toMatchObject({ status: 409, body: { code: 'moved_meanwhile' } })
  await move({ stop: reload(), to: null, from: route })
})

it('a stop that is put after a reload which is gone is placed elsewhere, and the answer says so', async () => {
  expect((await move({ stop: planned.stop(2), to: { route }, after: reload() })).body).toMatchObject({ rebased: true })
})

it('a reload of another route, and one of a route that is not there, is refused', async () => {
  expect(await move({ stop: `reload-${route + 5}-1`, to: { route }, after: null })).toMatchObject({ status: 404 })
  expect(await move({ stop: reload(), to: { external_route_id: 1, day: plannedDay }, after: null })).toMatchObject({
    status: 422,
    body: { details: [{ reason: `The reload ${reload()} can only be on the route that its id names` }] },
  })
})
