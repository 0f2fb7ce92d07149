import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sequenceNumberOf } from '../../../src/domain/stop'
import { activitiesOf } from '../../../src/domain/route'
import type { Delivery } from '../../kit/delivery/delivery'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'
import { joris } from '../../kit/delivery/joris'
import { aDraft, aProjectWith, updateOf } from '../../kit/delivery/test-data'
import { eventually } from '../../kit/eventually'
import { right } from '../../kit/either'
import { assertSamePlan } from '../../kit/same-plan'
import { assemblePlan } from '../../../src/domain/plan'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const urlTextOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : input.toString()

/** A project of two routes, open in the app; and the requests since then, without the event stream. */
const setUp = async (delivery: Delivery) => {
  const { projects, stops, routes, history, locks, carriers } = delivery
  const { project, ids } = await aProjectWith({ projects, stops }, 4)
  for (const [index, id] of ids.entries())
    right(await stops.update(project, updateOf(id, { newCarrier: carriers[index % 2]?.id }))())
  const driver = right(await delivery.drivers.add(joris)()).value
  const { app } = await createTestApp({ browserState: signedInState(visser), gateways: delivery })
  const follow = vi.spyOn(globalThis, 'fetch')
  await app.plan.open({ projectId: project, part: 'stops' })
  await app.stop.loadCarriers()
  await eventually(() => expect(follow.mock.calls.some(([url]) => urlTextOf(url).endsWith('/events'))).toBe(true))
  follow.mockClear()
  const requests = (): ReadonlyArray<string> =>
    follow.mock.calls
      .map(
        ([url, init]) => `${init?.method ?? 'GET'} ${new URL(urlTextOf(url)).pathname.split('/').slice(3).join('/')}`,
      )
      .filter((line) => !line.endsWith('/events'))
      .map((line) => ids.reduce((text, id, index) => text.replaceAll(id, `stop${index + 1}`), line))
      .map((line) => line.replaceAll(project, 'p').replace(/changes\/[^/]+/, 'changes/c'))
  /** The requests of an edit, once nothing more follows; the plan is the one that the server has. */
  const requestsOf = async (edit: () => Promise<unknown>): Promise<ReadonlyArray<string>> => {
    follow.mockClear()
    const versionBefore = app.plan.store.open?.version ?? 0
    await edit()
    await eventually(() => expect(app.plan.store.open?.version).toBeGreaterThan(versionBefore))
    await new Promise((resolve) => setTimeout(resolve, 150))
    const made = requests()
    const { document, version } = right(await projects.open(project)())
    const list = right(await stops.list(project)()).value
    expect(app.plan.store.open?.version).toBe(version)
    const { plan } = app.plan.store
    if (plan !== undefined) assertSamePlan(plan, assemblePlan(document.routes, list, document.unknownFields))
    return made
  }
  return { app, project, ids, driver, requestsOf, stops, routes, history, locks, carriers }
}

describe('the requests of an edit', () => {
  let delivery: Delivery
  beforeEach(async () => {
    delivery = await deliveryOverHttp()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await delivery.close()
  })

  it('no edit reads the whole plan', async () => {
    const { app, ids, driver, requestsOf, stops, project, carriers } = await setUp(delivery)
    const [first = '', second = '', third = ''] = ids
    const stopChange = (newCarrier: number | undefined, number: number | undefined) => ({
      id: first,
      taskIds: [first],
      currentCarrier: undefined,
      newCarrier,
      newSequence: number === undefined ? undefined : right(sequenceNumberOf(number)),
    })
    const updated = ['PATCH projects/p/stops/stop1/updateInExternalSystem', 'GET projects/p/stops/stop1']
    expect(await requestsOf(() => app.stop.resequence(stopChange(undefined, 20)))).toEqual(updated)
    expect(app.toast.store.value?.message).toMatch(/^Klant 1 /)
    expect(await requestsOf(() => app.history.undoLast())).toEqual(['POST projects/p/changes/c/undo'])
    expect(await requestsOf(() => app.history.redoNext())).toEqual([
      'GET projects/p/changes',
      'POST projects/p/changes/c/redo',
    ])
    expect(
      await requestsOf(() => app.stop.moveToRoute({ ...stopChange(undefined, undefined), newCarrier: carriers[1].id })),
    ).toEqual(updated)
    expect(await requestsOf(() => app.lock.toggle({ stops: [second] }))).toEqual(['POST projects/p/locks'])
    const [route] = app.plan.store.plan?.routes ?? []
    if (route === undefined) throw new Error('There is no route.')
    expect(await requestsOf(() => app.route.changeDriver({ route, to: driver.id }))).toEqual([
      'POST utils/projects/p/routes/0/routeChangeDriver',
    ])
    const routes = app.plan.store.plan?.routes ?? []
    const from = routes.find(({ visits }) => visits.some(({ id }) => id === third))
    const to = routes.find(({ index }) => index !== from?.index)
    if (from === undefined || to === undefined) throw new Error('There is one route only.')
    const activityIndex = activitiesOf(from).findIndex(({ id }) => id === third)
    expect(
      await requestsOf(() => app.route.changeStopDriver({ id: third, from: from.index, activityIndex, to })),
    ).toEqual([`POST utils/projects/p/routes/${from.index}/stopChangeDriver`])
    // Made by a colleague: the request is theirs, and the event brings the change.
    expect(await requestsOf(() => stops.update(project, updateOf(third, { newCarrier: carriers[0].id }))())).toEqual([
      'PATCH projects/p/stops/stop3/updateInExternalSystem',
    ])
  })

  it('the list is read again after a stop was added (§7)', async () => {
    const { app, requestsOf } = await setUp(delivery)
    expect((await requestsOf(() => app.stop.add(aDraft))).toSorted()).toEqual([
      'GET projects/p',
      'GET projects/p/stops',
      'POST projects/p/stops',
    ])
  })
})
