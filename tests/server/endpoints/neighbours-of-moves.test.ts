import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { recordIn } from './request-kit'

describe('the stop that a moved stop comes after', () => {
  let ask: SendRequest
  let driver: string
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  beforeAll(async () => {
    ask = await (await aTestServer()).user('anna', 'Noord')
    driver = String(recordIn((await ask('POST', '/delivery/v2/drivers', { body: driverBody })).body)['id'])
  })

  /** Stops 0 and 1 are on the route of the carrier, stop 2 on that of the driver, and stops 3 and 4 are unplanned. */
  beforeEach(async () => {
    planned = await aPlannedProject(ask, { rows: [{}, {}, {}, {}, {}], planned: 2 })
    await move([{ stop: planned.stop(2), to: toDriver(plannedDay) }])
  })
  const toDriver = (day: string) => ({ driver_id: driver, day })
  const move = (moves: ReadonlyArray<object>) => ask('POST', `${planned.project}/moves`, { body: { moves } })

  it('where the route of that driver went with it, the stop comes first on a new route', async () => {
    await move([{ stop: planned.stop(2), to: null }])
    const { status, body } = await move([
      { stop: planned.stop(3), to: toDriver(plannedDay), after: planned.stop(2), from: null },
      { stop: planned.stop(4), to: toDriver(plannedDay), after: planned.stop(3), from: null },
    ])
    expect([status, recordIn(body)['rebased']]).toEqual([200, true])
    expect((await planned.visits())[1]).toEqual([3, 4])
  })

  it.each([
    ['itself', () => ({ to: { route: 0 }, after: planned.stop(3) }), /^The stop \S+ cannot come after itself/],
    [
      'a stop of another route',
      () => ({ to: { route: 1 }, after: planned.stop(1) }),
      /^Route 2 never visited the stop/,
    ],
    [
      'a stop that its new driver did not visit on that day',
      () => ({ to: toDriver('2026-11-29'), after: planned.stop(2) }),
      /^No route of this driver or carrier visited the stop \S+ on that day/,
    ],
  ])('a stop that is to come after %s is refused, and the reason is true', async (_, place, reason) => {
    const refused = await move([{ stop: planned.stop(3), ...place() }])
    expect(refused).toMatchObject({ status: 422, body: { details: [{ reason: expect.stringMatching(reason) }] } })
  })
})
