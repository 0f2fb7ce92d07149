import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { aProject, aProjectWith, updateOf } from '../kit/delivery/test-data'
import { joris } from '../kit/delivery/joris'
import { right } from '../kit/either'
import type { Route } from '../../src/domain/route'
import type { Delivery } from '../kit/delivery/delivery'
import { deliverySuite, failureOf } from './delivery-suite'

const aRoute = async ({ projects, stops, carriers }: Delivery): Promise<string> => {
  const { project, ids } = await aProjectWith({ projects, stops }, 2)
  for (const id of ids) right(await stops.update(project, updateOf(id, { newCarrier: carriers[0].id }))())
  return project
}

export const routeGatewaySuite = deliverySuite('RouteGateway', (delivery) => {
  it('the carriers are listed', async () => {
    const { routes, carriers } = delivery()
    expect(await routes.carriers()()).toEqual(E.right([...carriers]))
  })

  it('a recalculated route has the same visits', async () => {
    const { projects, routes } = delivery()
    const project = await aRoute(delivery())
    const before = right(await projects.open(project)()).document.routes[0]
    const after = right(await routes.recalculate(project, 0)()).answer
    expect(after.visits.map(({ id }) => id)).toEqual(before?.visits.map(({ id }) => id))
  })

  it('all routes are recalculated at once, and keep their visits', async () => {
    const { projects, routes } = delivery()
    const project = await aRoute(delivery())
    const before = right(await projects.open(project)())
    const { answer } = right(await routes.recalculateAll(project)())
    const after = right(await projects.open(project)())
    expect(after.version).toBe(answer)
    const visitsOf = ({ visits }: Route) => visits.map(({ id }) => id)
    expect(after.document.routes.map(visitsOf)).toEqual(before.document.routes.map(visitsOf))
  })

  it("a route's driver can be set and removed", async () => {
    const { routes, drivers, projects } = delivery()
    const project = await aRoute(delivery())
    const { value } = right(await drivers.add(joris)())
    const driven = right(await routes.changeDriver(project, 0, undefined, value.id)()).answer
    expect([driven.driverId, driven.driverName]).toEqual([value.id, 'Joris de Vries'])
    expect(right(await projects.open(project)()).document.routes[0]?.driverId).toBe(value.id)
    const free = right(await routes.changeDriver(project, 0, value.id, undefined)()).answer
    expect([free.driverId, free.driverName]).toEqual([undefined, undefined])
  })

  it('a stop moved to another driver’s route lands last', async () => {
    const { routes, projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    const [first = '', second = '', third = ''] = ids
    for (const [id, carrierIndex] of [
      [first, 0],
      [second, 0],
      [third, 1],
    ] as const)
      right(await stops.update(project, updateOf(id, { newCarrier: carriers[carrierIndex].id }))())
    const before = right(await projects.open(project)()).document.routes
    const visits = ({ visits: all }: Route) => all.map(({ id }) => id)
    expect(before.map(visits)).toEqual([[first, second], [third]])
    const [, to] = before
    if (to === undefined) return
    const moved = right(await routes.changeStopDriver(project, { id: first, from: 0, activityIndex: 1, to })()).answer
    expect([moved.facts.id, moved.placement.stopNumber]).toEqual([first, 20])
    expect(right(await projects.open(project)()).document.routes.map(visits)).toEqual([[second], [third, first]])
    const repeated = await routes.changeStopDriver(project, { id: second, from: 0, activityIndex: 2, to })()
    expect(failureOf(repeated)).toBe('other_place')
    expect(failureOf(await routes.changeStopDriver(project, { id: first, from: 0, activityIndex: 1, to })())).toBe(
      'not_found',
    )
  })

  it('a route that has lost all its stops is removed; one with stops, and one that is not there, is refused', async () => {
    const { routes, projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 2)
    const [first = '', second = ''] = ids
    for (const [id, carrierIndex] of [
      [first, 0],
      [second, 1],
    ] as const)
      right(await stops.update(project, updateOf(id, { newCarrier: carriers[carrierIndex].id }))())
    const [, to] = right(await projects.open(project)()).document.routes
    if (to === undefined) return
    right(await routes.changeStopDriver(project, { id: first, from: 0, activityIndex: 1, to })())
    const { answer, changed } = right(await routes.remove(project, 0)())
    expect(changed).toMatchObject({ version: answer, description: 'Route 1 removed' })
    expect(right(await projects.open(project)()).document.routes.map(({ index }) => index)).toEqual([1])
    expect(failureOf(await routes.remove(project, 1)())).toBe('not_empty')
    expect(failureOf(await routes.remove(project, 0)())).toBe('not_found')
  })

  it('a change of driver with the wrong old driver is refused', async () => {
    const { routes, drivers } = delivery()
    const project = await aRoute(delivery())
    const { value } = right(await drivers.add(joris)())
    expect(failureOf(await routes.changeDriver(project, 0, value.id, undefined)())).toBe('other_driver')
    expect(failureOf(await routes.changeDriver(project, 0, undefined, 'drv_nobody')())).toBe('invalid')
  })

  it('unknown routes are not found', async () => {
    const { projects, routes, otherOrganisation } = delivery()
    const empty = await aProject({ projects })
    const otherProject = await aProject(otherOrganisation)
    for (const project of [empty, otherProject, 'prj_nowhere']) {
      expect(failureOf(await routes.recalculate(project, 0)())).toBe('not_found')
      expect(failureOf(await routes.changeDriver(project, 0, undefined, undefined)())).toBe('not_found')
    }
    for (const project of [otherProject, 'prj_nowhere'])
      expect(failureOf(await routes.recalculateAll(project)())).toBe('not_found')
  })

  it('an ended session is reported as a failure', async () => {
    const { routes, signOut } = delivery()
    await signOut()
    expect(await routes.carriers()()).toEqual(E.left({ kind: 'signed-out' }))
    expect(await routes.recalculate('prj', 0)()).toEqual(E.left({ kind: 'signed-out' }))
  })
})
