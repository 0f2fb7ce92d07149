import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { listIn, recordIn } from './request-kit'

describe('moved_meanwhile, who is named', () => {
  let anna: SendRequest
  let cor: SendRequest
  let planned: Awaited<ReturnType<typeof aPlannedProject>>

  beforeAll(async () => {
    const testServer = await aTestServer()
    anna = await testServer.user('anna', 'Noord')
    cor = await testServer.user('cor', 'Noord')
  })

  /** Stops 0 and 1 are on the route of the carrier, stop 2 on that of a driver, and stop 3 is unplanned. */
  beforeEach(async () => {
    const rows = [0, 1, 2, 3].map((index) => ({ lat: 52 + index / 100, lng: 5 }))
    planned = await aPlannedProject(anna, { rows, planned: 2 })
    const driver = String(recordIn((await anna('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
    await move(anna, { stop: planned.stop(2), to: { driver_id: driver, day: plannedDay } })
  })

  const move = (by: SendRequest, one: object, seen?: number) =>
    by('POST', `${planned.project}/moves`, { body: { ...(seen === undefined ? {} : { seen }), moves: [one] } })
  const editNotes = (index: number) =>
    anna('PATCH', planned.stopPath(index), { body: { set: { notes: 'Bel aan' }, was: {} } })
  const refusalOf = async (answer: ReturnType<SendRequest>) => {
    const { status, body } = await answer
    expect([status, recordIn(body)['code']]).toEqual([409, 'moved_meanwhile'])
    return recordIn(body)
  }
  const detailsOf = async (answer: ReturnType<SendRequest>) => listIn((await refusalOf(answer))['details'])

  it('the one who moved a stop is named, and not the one who edited it afterwards', async () => {
    const seen = await planned.version()
    await move(cor, { stop: planned.stop(1), to: { route: 1 } })
    expect((await editNotes(1)).status).toBe(200)
    const details = await detailsOf(move(anna, { stop: planned.stop(1), to: null, from: 0 }, seen))
    expect(details).toMatchObject([{ stop: planned.stop(1), by: 'cor', route: 1 }])
  })

  it('the one who undid a move is named', async () => {
    await move(anna, { stop: planned.stop(3), to: { route: 0 } })
    const [newest] = await planned.changes()
    await cor('POST', `${planned.project}/changes/${String(newest?.['id'])}/undo`)
    const details = await detailsOf(move(anna, { stop: planned.stop(3), to: { route: 1 }, from: 0 }))
    expect(details).toMatchObject([{ stop: planned.stop(3), by: 'cor', route: null, stop_number: -1 }])
  })

  it('the one who took the last stop off a route is named to whoever wants to use that route', async () => {
    const seen = await planned.version()
    await move(cor, { stop: planned.stop(2), to: null })
    expect((await editNotes(3)).status).toBe(200)
    const details = await detailsOf(move(anna, { stop: planned.stop(3), to: { route: 1 } }, seen))
    expect(details).toMatchObject([{ stop: planned.stop(3), by: 'cor', route: null }])
  })

  it('a route that was replaced is found, however many changes it has seen since', async () => {
    const seen = await planned.version()
    const driver = (await planned.routes())[1]?.['driver_id']
    await move(cor, { stop: planned.stop(2), to: null })
    await move(cor, { stop: planned.stop(2), to: { driver_id: driver, day: plannedDay } })
    for (let round = 0; round < 101; round += 1) {
      const after = round % 2 === 0 ? planned.stop(2) : null
      const { status } = await move(cor, { stop: planned.stop(1), to: { route: 1 }, after })
      expect(status).toBe(200)
    }
    await refusalOf(move(anna, { stop: planned.stop(3), to: { route: 1 } }, seen))
  })

  it('the message says who removed a route that the move names, and who made another one of its number', async () => {
    const [seen, driver] = [await planned.version(), (await planned.routes())[1]?.['driver_id']]
    const messageOf = async () =>
      (await refusalOf(move(anna, { stop: planned.stop(3), to: { route: 1 } }, seen)))['message']
    await move(cor, { stop: planned.stop(2), to: null })
    expect(await messageOf()).toBe('cor removed route 2 meanwhile.')
    await move(anna, { stop: planned.stop(2), to: { driver_id: driver, day: plannedDay } })
    expect(await messageOf()).toBe('anna replaced route 2 meanwhile.')
  })

  it('the message says who moved the stop, and to where', async () => {
    await move(cor, { stop: planned.stop(1), to: { route: 1 }, after: null })
    const messageOf = async (one: object) => (await refusalOf(move(anna, one)))['message']
    const toUnplanned = (index: number, from: number | null) => ({ stop: planned.stop(index), to: null, from })
    expect(await messageOf(toUnplanned(1, 0))).toBe('cor moved Klant 2 to route 2, place 10 meanwhile.')
    await move(cor, toUnplanned(1, 1))
    expect(await messageOf(toUnplanned(1, 0))).toBe('cor took Klant 2 off its route meanwhile.')
    expect(await messageOf(toUnplanned(3, 0))).toBe('Somebody moved this in the meantime.')
    const both = [0, 1].map((index) => toUnplanned(index, 1))
    await move(cor, { stop: planned.stop(0), to: null })
    const answer = anna('POST', `${planned.project}/moves`, { body: { moves: both } })
    expect((await refusalOf(answer))['message']).toBe('cor moved 2 of these stops meanwhile.')
  })

  it('a stop that was deleted meanwhile is said to be gone, not to be moved', async () => {
    await cor('DELETE', planned.stopPath(1))
    const answer = await move(anna, { stop: planned.stop(1), to: { route: 1 }, from: 0 })
    expect([answer.status, recordIn(answer.body)['code']]).toEqual([404, 'not_found'])
  })
})
