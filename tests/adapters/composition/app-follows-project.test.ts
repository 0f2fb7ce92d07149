import { describe, expect, it } from 'vitest'
import { mapMessage } from '../../../src/domain/map'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { addStoredProject } from '../../kit/add-stored-project'

const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1, day: '2026-11-24' })])

const atWork = async () => {
  const open = await createTestApp({ browserState: signedInState(visser) })
  const projectId = addStoredProject(open.server, plan)
  await open.app.plan.open({ projectId, part: 'routes' })
  /** A colleague removes the other routes. */
  const keepRoutes = async (routes: typeof plan.routes) => {
    const project = open.server.projects.get(projectId) ?? raise()
    open.server.projects.set(projectId, { ...project, plan: { ...project.plan, routes }, version: project.version + 1 })
    await open.app.plan.reload()
    expect(open.app.plan.store.plan?.routes).toHaveLength(routes.length)
  }
  return { ...open, projectId, keepRoutes }
}

describe('an open project', () => {
  it('the map shows all of a project that is opened, and all of the next one (§4)', async () => {
    const { app, server, projectId } = await atWork()
    expect(app.map.store.view.projectId).toBe(projectId)
    app.map.updateMapView(mapMessage('showRouteDay', { routeDay: '2026-11-24' }))
    server.projects.set('8', { ...(server.projects.get('7') ?? raise()), id: '8' })
    await app.plan.open({ projectId: '8', part: 'routes' })
    expect([app.map.store.view.projectId, app.map.store.view.day]).toEqual(['8', undefined])
  })

  it('the map of a project has the same view after a reload of the page', async () => {
    const { app, browserState, server, projectId } = await atWork()
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 1 }))
    const reloadedApp = await createTestApp({ browserState, server })
    expect(reloadedApp.app.map.store.mode).toEqual({ kind: 'one route', index: 1 })
    await reloadedApp.app.plan.open({ projectId, part: 'routes' })
    expect(reloadedApp.app.map.store.mode).toEqual({ kind: 'one route', index: 1 })
  })

  it('the map moves to the whole plan where the route in view is gone, and stays while it is there', async () => {
    const { app, keepRoutes } = await atWork()
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 1 }))
    const requestCount = (): number => app.map.store.view.cameraRequestCount
    const before = requestCount()
    await keepRoutes(plan.routes.slice(1))
    expect([app.map.store.mode.kind, requestCount()]).toEqual(['one route', before])
    await keepRoutes(plan.routes.slice(0, 1))
    expect([app.map.store.mode.kind, requestCount()]).toEqual(['all routes', before + 1])
  })

  it('the map stays at the stop in view where the route below it is gone, and then shows the whole plan', async () => {
    const { app, browserState, keepRoutes } = await atWork()
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 1 }))
    app.map.updateMapView(mapMessage('zoomToMarker', { lat: 52, lng: 5, stopId: 'c' }))
    const { cameraRequestCount } = app.map.store.view
    expect(browserState.cookies.get('routeIndexForScrolling')).toBe('1')
    await keepRoutes(plan.routes.slice(0, 1))
    expect(app.map.store.mode).toMatchObject({ kind: 'one stop', stopId: 'c' })
    expect(app.map.store.view.cameraRequestCount).toBe(cameraRequestCount)
    expect(browserState.cookies.get('routeIndexForScrolling')).toBeUndefined()
    app.map.leaveStop(undefined)
    expect(app.map.store.mode.kind).toBe('all routes')
  })

  it('a toast goes when its project is closed', async () => {
    const { app } = await atWork()
    app.toast.show({ message: 'Joris de Vries deleted' })
    await app.plan.close()
    expect(app.toast.store.value).toBeUndefined()
  })
})

describe('a log-out', () => {
  it('a log-out closes the project and resets the map', async () => {
    const { app } = await atWork()
    app.map.updateMapView(mapMessage('togglePlannedStops'))
    await app.logOut()
    expect([app.plan.store.value.kind, app.map.store.mode.kind]).toEqual(['closed', 'all routes'])
  })

  it('a log-out in another tab ends the session and closes the project', async () => {
    const { app, otherTabs } = await atWork()
    otherTabs.signOut()
    expect([app.session.user, app.plan.store.value.kind]).toEqual([undefined, 'closed'])
  })
})

describe('the connection', () => {
  it('a lost network is shown at once', async () => {
    const { app, network } = await atWork()
    expect(app.connection.problem).toBeUndefined()
    network.setOnline(false)
    expect(app.connection.problem).toBe('offline')
    network.setOnline(true)
    expect(app.connection.problem).toBeUndefined()
  })

  it('an unavailable server is shown after a while, and no longer once it is back', async () => {
    const { app, server, clock } = await atWork()
    server.setFailure({ kind: 'unreachable' })
    const afterAWhile = (): string | undefined => {
      clock.advance(2_000)
      return app.connection.problem
    }
    await expect.poll(afterAWhile).toBe('server unavailable')
    server.setFailure(undefined)
    await expect.poll(() => app.connection.problem).toBeUndefined()
  })
})

const raise = (): never => {
  throw new Error('There is no such project.')
}
