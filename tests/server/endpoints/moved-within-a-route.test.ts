import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aPlannedProject } from './a-planned-project'
import { onBothDatabases } from './on-both-databases'
import { listIn, recordIn } from './request-kit'

/** What the sender of a move saw. */
type Claims = { readonly seen?: number; readonly from?: number }

describe.each(onBothDatabases())('two users who move stops within one route, on $database', ({ environment }) => {
  let anna: SendRequest
  let piet: SendRequest
  let planned: Awaited<ReturnType<typeof aPlannedProject>>
  let seen: number
  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    anna = await testServer.user('anna', 'Noord')
    piet = await testServer.user('piet', 'Noord')
  })
  /** Stops 0 to 4 are on route 1, and the screens of both users show that. */
  beforeEach(async () => {
    const rows = [0, 1, 2, 3, 4].map((index) => ({ customerName: `Klant ${index}`, lat: 52 + index / 100, lng: 5 }))
    planned = await aPlannedProject(anna, { rows, planned: 5 })
    seen = await planned.version()
  })
  const move = (by: SendRequest, index: number, after: number | undefined, claims: Claims = { seen, from: 0 }) => {
    const { from, ...rest } = claims
    const one = { stop: planned.stop(index), to: { route: 0 }, after: after === undefined ? null : planned.stop(after) }
    const moves = [from === undefined ? one : { ...one, from }]
    return by('POST', `${planned.project}/moves`, { body: { ...rest, moves } })
  }
  const undo = async (by: SendRequest, way = 'undo') => {
    const [newest] = await planned.changes()
    return (await by('POST', `${planned.project}/changes/${String(newest?.['id'])}/${way}`)).status
  }
  const order = async () => (await planned.visits())[0]
  /** After the other user has put stop 2 last: it cannot be moved without a choice, but a stop that nobody moved can. */
  const expectMoveRefused = async () => {
    const refused = await move(anna, 2, undefined)
    expect([refused.status, recordIn(refused.body)['message']]).toEqual([
      409,
      'piet moved Klant 2 to place 50 of route 1 meanwhile.',
    ])
    expect((await move(anna, 3, undefined)).status).toBe(200)
    expect(await order()).toEqual([3, 0, 1, 4, 2])
  }

  it('the second move of a stop is refused in words that say who put it where, and lands with the new version', async () => {
    expect((await move(piet, 2, 4)).status).toBe(200)
    const refused = await move(anna, 2, undefined)
    expect([refused.status, recordIn(refused.body)]).toMatchObject([
      409,
      { code: 'moved_meanwhile', message: 'piet moved Klant 2 to place 50 of route 1 meanwhile.' },
    ])
    const [details] = listIn(recordIn(refused.body)['details'])
    expect(details).toMatchObject({ stop: planned.stop(2), by: 'piet', route: 0, stop_number: 50 })
    expect(await order()).toEqual([0, 1, 3, 4, 2])
    expect((await move(anna, 2, undefined, { seen: await planned.version(), from: 0 })).status).toBe(200)
    expect(await order()).toEqual([2, 0, 1, 3, 4])
  })

  it('a move to another place or off the route is refused as well', async () => {
    await move(piet, 2, 4)
    const moves = [{ stop: planned.stop(2), to: null, from: 0 }]
    const { status } = await anna('POST', `${planned.project}/moves`, { body: { seen, moves } })
    expect([status, await order()]).toEqual([409, [0, 1, 3, 4, 2]])
  })

  it('a stop that only made room for another one is moved, also where the two are neighbours', async () => {
    await move(piet, 2, 0)
    expect((await move(anna, 1, 4)).status).toBe(200)
    expect(await order()).toEqual([0, 2, 3, 4, 1])
  })

  it('the own moves since then are no reason to refuse', async () => {
    for (const after of [4, 0, 3, undefined]) expect((await move(anna, 2, after)).status).toBe(200)
    expect(await order()).toEqual([2, 0, 1, 3, 4])
  })

  it('edits of the stop, and moves that do not say what was seen, are no reason to refuse and not refused', async () => {
    const edit = await piet('PATCH', planned.stopPath(2), { body: { set: { notes: 'Bel aan' }, was: {} } })
    expect([edit.status, (await move(anna, 2, 4)).status]).toEqual([200, 200])
    expect((await move(piet, 2, undefined, { from: 0 })).status).toBe(200)
    expect((await move(anna, 2, 3, { seen })).status).toBe(200)
  })

  it('a sequence number that the other user gave the stop is not overruled', async () => {
    const path = `${planned.stopPath(2)}/updateInExternalSystem`
    const numbered = await piet('PATCH', path, { body: { id: planned.stop(2), new_carrier_sequence: 50 } })
    expect([numbered.status, recordIn(numbered.body)['stopNumber']]).toEqual([200, 50])
    await expectMoveRefused()
  })

  it('a stop that a written plan of the other user has elsewhere on its route is not overruled', async () => {
    const [projectDocument, stopsDocument] = [
      recordIn((await piet('GET', planned.project)).body),
      (await piet('GET', `${planned.project}/stops/document`)).body,
    ]
    const [route] = listIn(projectDocument['routes'])
    const activities = listIn(route?.['activities'])
    const isMoved = ({ id }: { readonly id?: unknown }) => id === planned.stop(2)
    const reordered = activities.filter((activity) => !isMoved(activity))
    const routes = [{ ...route, activities: reordered.toSpliced(-1, 0, ...activities.filter(isMoved)) }]
    const body = { projectDocument: { ...projectDocument, routes }, stopsDocument }
    const written = await piet('PUT', planned.project, { body, headers: { 'if-match': `"${seen}"` } })
    expect([written.status, await order()]).toEqual([200, [0, 1, 3, 4, 2]])
    await expectMoveRefused()
  })

  it('an undo and a redo by the other user move the stop too', async () => {
    await move(anna, 2, 4)
    seen = await planned.version()
    expect(await undo(piet)).toBe(200)
    expect(recordIn((await move(anna, 2, 0)).body)['message']).toBe(
      'piet moved Klant 2 to place 30 of route 1 meanwhile.',
    )
    seen = await planned.version()
    expect(await undo(piet, 'redo')).toBe(200)
    expect((await move(anna, 2, 0)).status).toBe(409)
    seen = await planned.version()
    expect((await move(anna, 2, 0)).status).toBe(200)
  })
})
