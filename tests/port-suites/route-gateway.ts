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

export const routeGatewaySuite = deliverySuite('a route gateway', (delivery) => {
  it('lists the carriers', async () => {
    const { routes, carriers } = delivery()
    expect(await routes.carriers()()).toEqual(E.right([...carriers]))
  })

  it('answers a recalculated route with the same visits', async () => {
    const { projects, routes } = delivery()
    const project = await aRoute(delivery())
    const before = right(await projects.open(project)()).document.routes[0]
    const after = right(await routes.recalculate(project, 0)())
    expect(after.visits.map(({ id }) => id)).toEqual(before?.visits.map(({ id }) => id))
  })

  it('gives a route a driver, and takes the driver away again', async () => {
    const { routes, drivers, projects } = delivery()
    const project = await aRoute(delivery())
    const { value } = right(await drivers.add(joris)())
    const driven = right(await routes.changeDriver(project, 0, undefined, value.id)())
    expect([driven.driverId, driven.driverName]).toEqual([value.id, 'Joris de Vries'])
    expect(right(await projects.open(project)()).document.routes[0]?.driverId).toBe(value.id)
    const free = right(await routes.changeDriver(project, 0, value.id, undefined)())
    expect([free.driverId, free.driverName]).toEqual([undefined, undefined])
  })

  it('hands a stop over to another driver’s route, as its last', async () => {
    const { routes, projects, stops, carriers } = delivery()
    const { project, ids } = await aProjectWith({ projects, stops }, 3)
    const [first = '', second = '', third = ''] = ids
    for (const [id, at] of [
      [first, 0],
      [second, 0],
      [third, 1],
    ] as const)
      right(await stops.update(project, updateOf(id, { newCarrier: carriers[at].id }))())
    const before = right(await projects.open(project)()).document.routes
    const visits = ({ visits: all }: Route) => all.map(({ id }) => id)
    expect(before.map(visits)).toEqual([[first, second], [third]])
    const [, to] = before
    if (to === undefined) return
    const moved = right(await routes.handOver(project, { id: first, from: 0, activityIndex: 1, to })())
    expect([moved.id, moved.stopNumber]).toEqual([first, 20])
    expect(right(await projects.open(project)()).document.routes.map(visits)).toEqual([[second], [third, first]])
    const again = await routes.handOver(project, { id: second, from: 0, activityIndex: 2, to })()
    expect(failureOf(again)).toBe('other_place')
    expect(failureOf(await routes.handOver(project, { id: first, from: 0, activityIndex: 1, to })())).toBe('not_found')
  })

  it('changes no driver where the request names the wrong old driver', async () => {
    const { routes, drivers } = delivery()
    const project = await aRoute(delivery())
    const { value } = right(await drivers.add(joris)())
    expect(failureOf(await routes.changeDriver(project, 0, value.id, undefined)())).toBe('other_driver')
    expect(failureOf(await routes.changeDriver(project, 0, undefined, 'drv_nobody')())).toBe('invalid')
  })

  it('finds no other routes', async () => {
    const { projects, routes, otherOrganisation } = delivery()
    const empty = await aProject({ projects })
    const theirs = await aProject(otherOrganisation)
    for (const project of [empty, theirs, 'prj_nowhere']) {
      expect(failureOf(await routes.recalculate(project, 0)())).toBe('not_found')
      expect(failureOf(await routes.changeDriver(project, 0, undefined, undefined)())).toBe('not_found')
    }
  })

  it('reports an ended session', async () => {
    const { routes, signOut } = delivery()
    await signOut()
    expect(await routes.carriers()()).toEqual(E.left({ kind: 'signed-out' }))
    expect(await routes.recalculate('prj', 0)()).toEqual(E.left({ kind: 'signed-out' }))
  })
})
