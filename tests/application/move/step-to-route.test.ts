import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openAppToMove, toRoute, waitForAnswers } from '../../kit/app-to-move'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

describe('stops that keys move to the routes above and below', () => {
  const [a, b] = ['a', 'b']

  it('several steps are one change, sent when no further step follows', async () => {
    const { app, clock, server, visits } = await openAppToMove()
    app.move.stepToRoute([a, b], 1)
    app.move.stepToRoute([a, b], 0)
    app.move.stepToRoute([a, b], 1)
    expect(app.move.pendingRoute.value).toMatchObject({ movingStops: [a, b], route: 1 })
    clock.advance(600)
    await expect.poll(() => visits(0)).toEqual(['c'])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
    expect(app.move.pendingRoute.value).toBeUndefined()
  })

  it('stops that return to their route are not sent', async () => {
    const { app, clock, server } = await openAppToMove()
    app.move.stepToRoute([a], 1)
    app.move.stepToRoute([a], 0)
    clock.advance(600)
    await waitForAnswers()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('cancelling before they are sent leaves the stops where they were', async () => {
    const { app, clock, server } = await openAppToMove()
    app.move.stepToRoute([a], 1)
    expect(app.move.cancelPending()).toBe(true)
    clock.advance(600)
    await waitForAnswers()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('a step of another stop sends the first ones, and a move of the same stop replaces the step', async () => {
    const { app, clock, visits } = await openAppToMove()
    app.move.stepToRoute([a], 1)
    app.move.stepInRoute('c', 'first')
    await expect.poll(() => visits(0)).toEqual(['b', 'c'])
    clock.advance(600)
    await expect.poll(() => visits(0)).toEqual(['c', 'b'])
    app.move.stepToRoute([b], 1)
    right(await app.move.unplan([b]))
    clock.advance(600)
    await waitForAnswers()
    expect(visits(0)).toEqual(['c'])
  })
})

describe('stops that keys move again before their new route is answered', () => {
  const [a, b] = ['a', 'b']
  /** Stop a is sent to route 2. */
  const openSent = async () => {
    const opened = await openAppToMove({ isSlow: true })
    opened.app.move.stepToRoute([a], 1)
    opened.clock.advance(600)
    expect(opened.app.move.pendingRoute.latest).toMatchObject({ movingStops: [a], route: 1 })
    return opened
  }

  it('a further step goes on from there, and is not a move of somebody else', async () => {
    const { app, clock, visits, letThrough } = await openSent()
    app.move.stepToRoute([a], 2)
    letThrough()
    await expect.poll(() => visits(1)).toContain(a)
    clock.advance(600)
    await expect.poll(() => visits(2)).toContain(a)
    expect([app.move.conflict.value, app.move.pendingRoute.latest]).toEqual([undefined, undefined])
  })

  it('a step back is sent', async () => {
    const { app, clock, server, visits, letThrough } = await openSent()
    app.move.stepToRoute([a], 0)
    clock.advance(600)
    letThrough()
    await expect.poll(() => server.projects.get('7')?.changes.length).toBe(2)
    await expect.poll(() => visits(0)).toContain(a)
  })

  it('more stops than before go on together', async () => {
    const { app, clock, visits, letThrough } = await openSent()
    app.move.stepToRoute([a, b], 2)
    letThrough()
    await expect.poll(() => visits(1)).toContain(a)
    clock.advance(600)
    await expect.poll(() => visits(2)).toHaveLength(4)
    expect(app.move.conflict.value).toBeUndefined()
  })

  it('a further step is not made where a colleague was faster', async () => {
    const { app, clock, server, visits, pietMoves, letThrough } = await openSent()
    await pietMoves(a, toRoute(2))
    app.move.stepToRoute([a], 2)
    letThrough()
    await expect
      .poll(() => app.move.conflict.value)
      .toMatchObject({ stops: [a], message: 'Somebody moved this in the meantime.' })
    await expect.poll(() => app.move.pendingRoute.value).toBeUndefined()
    clock.advance(600)
    await waitForAnswers()
    expect([visits(2), server.projects.get('7')?.changes.length]).toEqual([['a', 'f', 'g'], 1])
  })

  it('a step along the route does not take the stop back', async () => {
    const { app, clock, visits, letThrough } = await openSent()
    app.move.stepInRoute(a, 'later')
    expect(app.move.pendingPosition.value).toBeUndefined()
    clock.advance(600)
    letThrough()
    await expect.poll(() => visits(1)).toContain(a)
    await waitForAnswers()
    expect(visits(0)).toEqual(['b', 'c'])
  })

  it.each([
    ['a new route', { kind: 'carrier', carrierId: 9, day: '2026-11-24' }],
    ['no route', { kind: 'unplanned' }],
  ] as const)('a step of a stop that is sent to %s does not take it back', async (_, to) => {
    const { app, clock, server, letThrough } = await openAppToMove({ isSlow: true })
    const answer = app.move.moveStops({ stops: [a], to, position: { kind: 'cheapest' } })
    app.move.stepToRoute([a, b], 1)
    expect(app.move.pendingRoute.value).toBeUndefined()
    clock.advance(600)
    letThrough()
    right(await answer)
    await waitForAnswers()
    expect(server.projects.get('7')?.changes).toHaveLength(1)
  })

  it('a step of a stop that is sent to another position of its route is made', async () => {
    const { app, clock, visits, letThrough } = await openAppToMove({ isSlow: true })
    app.move.stepInRoute(a, 'last')
    clock.advance(600)
    app.move.stepToRoute([a], 1)
    letThrough()
    clock.advance(600)
    await expect.poll(() => visits(1)).toContain(a)
  })

  it('a step along the route sends the new route at once, for all its stops', async () => {
    const { app, visits } = await openAppToMove()
    app.move.stepToRoute([a, b], 1)
    app.move.stepInRoute(a, 'later')
    await expect.poll(() => visits(0)).toEqual(['c'])
    expect([app.move.pendingPosition.value, app.move.pendingRoute.value]).toEqual([undefined, undefined])
  })

  it('a move of one of them elsewhere sends the others', async () => {
    const { app, visits } = await openAppToMove()
    app.move.stepToRoute([a, b], 1)
    right(await app.move.unplan([a]))
    await expect.poll(() => [visits(0), visits(1)?.length]).toEqual([['c'], 3])
    expect(visits(1)).toContain(b)
  })

  it('a drop that a colleague was faster than is not shown any more, and the user is asked', async () => {
    const { app, pietMoves, letThrough } = await openAppToMove({ isSlow: true })
    app.move.startDrag([a])
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    const answer = app.move.drop()
    await pietMoves(a, toRoute(2))
    letThrough()
    expect(E.isLeft(await answer)).toBe(true)
    expect(app.move.pendingRoute.latest).toBeUndefined()
    expect(app.move.conflict.value).toMatchObject({ stops: [a] })
  })
})

describe('a stop that keys move off the route that it has alone', () => {
  /** Stop a is the only one of carrier 9, and is sent to the route of carrier 8. */
  const openAlone = async () => {
    const routes = [
      aRouteTo(['b'], { carrierId: 7 }),
      aRouteTo(['c'], { index: 1, carrierId: 8 }),
      aRouteTo(['a'], { index: 2, carrierId: 9 }),
    ]
    const opened = await openAppToMove({ isSlow: true, routes })
    opened.app.move.stepToRoute(['a'], 1)
    opened.clock.advance(600)
    const carrierOf = (stop: string) =>
      opened.app.plan.store.plan?.routes.find(({ visits }) => visits.some(({ id }) => id === stop))?.carrierId
    return { ...opened, carrierOf }
  }

  it('a step back before the answer gives its carrier a route again', async () => {
    const { app, clock, server, carrierOf, letThrough } = await openAlone()
    app.move.stepToRoute(['a'], 2)
    clock.advance(600)
    letThrough()
    await expect.poll(() => server.projects.get('7')?.version).toBe(3)
    await expect.poll(() => carrierOf('a')).toBe(9)
    expect([app.alerts.visible, app.move.conflict.value]).toEqual([[], undefined])
  })

  it.each([
    ['a driver and a carrier', { driverId: 'driver-1', carrierId: 9, name: 'Bram' }],
    ['neither driver nor carrier', { driverId: undefined, carrierId: undefined, name: 'Loose' }],
  ])('a step back gives it its route again as it was, with %s', async (_, owner) => {
    const routes = [aRouteTo(['b', 'c'], { carrierId: 7 }), aRouteTo(['a'], { index: 1, ...owner })]
    const { app, clock, server, letThrough } = await openAppToMove({ isSlow: true, routes })
    const before = app.plan.store.plan?.routes
    app.move.stepToRoute(['a'], 0)
    clock.advance(600)
    app.move.stepToRoute(['a'], 1)
    clock.advance(600)
    letThrough()
    await expect.poll(() => server.projects.get('7')?.version).toBe(3)
    await expect.poll(() => app.plan.store.plan?.routes).toEqual(before)
    expect([app.alerts.visible, app.move.conflict.value]).toEqual([[], undefined])
  })

  it('a step back that is sent after the answer gives its carrier a route again', async () => {
    const { app, clock, visits, carrierOf, letThrough } = await openAlone()
    app.move.stepToRoute(['a'], 2)
    letThrough()
    await expect.poll(() => visits(1)).toContain('a')
    clock.advance(600)
    await expect.poll(() => carrierOf('a')).toBe(9)
    expect([app.alerts.visible, app.move.conflict.value]).toEqual([[], undefined])
  })

  it('a step back does not go to the route that got the index of the emptied one', async () => {
    const { app, clock, visits, carrierOf, letThrough } = await openAlone()
    app.move.stepToRoute(['a'], 2)
    letThrough()
    await expect.poll(() => visits(1)).toContain('a')
    const toNorth = { kind: 'carrier', carrierId: 7, day: '2026-11-24' } as const
    right(await app.move.moveStops({ stops: ['c'], to: toNorth, position: { kind: 'first' } }))
    expect(visits(2)).toEqual(['c'])
    clock.advance(600)
    await expect.poll(() => carrierOf('a')).toBe(9)
    expect(visits(2)).toEqual(['c'])
  })

  it('a route that a colleague emptied is not made again', async () => {
    const { app, clock, pietMoves, letThrough } = await openAlone()
    await pietMoves('a', toRoute(0))
    app.move.stepToRoute(['a'], 2)
    letThrough()
    await expect.poll(() => app.move.conflict.value?.stops).toEqual(['a'])
    clock.advance(600)
    await waitForAnswers()
    expect(app.plan.store.plan?.routes.map(({ carrierId }) => carrierId)).toEqual([7, 8])
  })
})
