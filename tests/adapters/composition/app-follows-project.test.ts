import { describe, expect, it } from 'vitest'
import { mapMessage } from '../../../src/domain/map'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { deskInMemory, keptBy, visser } from '../../kit/test-app'
import { anOldProject } from '../../kit/add-stored-project'

const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1, day: '2026-11-24' })])

const atWork = async () => {
  const open = await deskInMemory({ kept: keptBy(visser) })
  const projectId = anOldProject(open.server, plan)
  await open.desk.plan.open({ projectId, on: 'routes' })
  return { ...open, projectId }
}

describe('a project that is open', () => {
  it('has the whole map before it, and another begins with the whole map again (§4)', async () => {
    const { desk, server, projectId } = await atWork()
    expect(desk.map.store.view.projectId).toBe(projectId)
    desk.map.tell(mapMessage('showRouteDay', { routeDay: '2026-11-24' }))
    server.projects.set('8', { ...(server.projects.get('7') ?? raise()), id: '8' })
    await desk.plan.open({ projectId: '8', on: 'routes' })
    expect([desk.map.store.view.projectId, desk.map.store.view.day]).toEqual(['8', undefined])
  })

  it('finds its map as it was left, after a reload', async () => {
    const { desk, kept, server, projectId } = await atWork()
    desk.map.tell(mapMessage('zoomToRoute', { routeIndex: 1 }))
    const again = await deskInMemory({ kept, server })
    expect(again.desk.map.store.mode).toEqual({ kind: 'one route', index: 1 })
    await again.desk.plan.open({ projectId, on: 'routes' })
    expect(again.desk.map.store.mode).toEqual({ kind: 'one route', index: 1 })
  })

  it('is left with its toast when it is closed', async () => {
    const { desk } = await atWork()
    desk.toast.show({ words: 'Joris de Vries deleted' })
    await desk.plan.close()
    expect(desk.toast.store.value).toBeUndefined()
  })
})

describe('whoever logs out', () => {
  it('leaves nothing of what was open', async () => {
    const { desk } = await atWork()
    desk.map.tell(mapMessage('togglePlannedStops'))
    await desk.logOut()()
    expect([desk.plan.store.value.kind, desk.map.store.mode.kind]).toEqual(['closed', 'all routes'])
  })

  it('has logged out in the other tabs as well', async () => {
    const { desk, elsewhere } = await atWork()
    elsewhere.signOut()
    expect([desk.session.user, desk.plan.store.value.kind]).toEqual([undefined, 'closed'])
  })
})

describe('a network', () => {
  it('is missed as soon as it is gone', async () => {
    const { desk, connection } = await atWork()
    expect(desk.connection.trouble).toBeUndefined()
    connection.become(false)
    expect(desk.connection.trouble).toBe('offline')
    connection.become(true)
    expect(desk.connection.trouble).toBeUndefined()
  })

  it('says so when the server is not there, and reads what was missed once it is', async () => {
    const { desk, server, clock } = await atWork()
    server.become({ kind: 'unreachable' })
    const afterAWhile = (): string | undefined => {
      clock.pass(2_000)
      return desk.connection.trouble
    }
    await expect.poll(afterAWhile).toBe('server away')
    server.become(undefined)
    await expect.poll(() => desk.connection.trouble).toBeUndefined()
  })
})

const raise = (): never => {
  throw new Error('There is no such project.')
}
