import { describe, expect, it } from 'vitest'
import type { MoveTarget } from '../../../src/domain/move'
import { addStoredProject } from '../../kit/add-stored-project'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryServer } from '../../kit/memory'
import { memoryMoveGateway } from '../../kit/memory/memory-move-gateway'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const routes = [aRouteTo(['a', 'b', 'c']), { ...aRouteTo(['d', 'e']), index: 1 }]
const toRoute = (index: number): MoveTarget => ({ kind: 'route', index })

/** Whatever was sent until now has been answered. */
const untilAnswered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

const openApp = async () => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf(routes))
  const testApp = await createTestApp({ server, browserState: signedInState(visser) })
  const { app } = testApp
  await app.plan.open({ projectId: '7', part: 'routes' })
  const visits = (index: number) => app.plan.store.plan?.routes[index]?.visits.map(({ id }) => id)
  const piet = memoryMoveGateway({ ...server, username: 'Piet' })
  const pietMoves = async (stop: string, to: MoveTarget): Promise<void> => {
    const move = { stop, to, position: { kind: 'first' }, from: undefined } as const
    right(await piet.move('7', { seen: undefined, moves: [move] })())
  }
  return { ...testApp, visits, pietMoves }
}

describe('a stop whose new place is not sent yet', () => {
  it('a stop that is unplanned meanwhile stays unplanned', async () => {
    const { app, clock, visits } = await openApp()
    app.move.placeStop('a', 'later')
    right(await app.move.unplan(['a']))
    expect(app.move.pendingPlace.value).toBeUndefined()
    clock.advance(600)
    await untilAnswered()
    expect(visits(0)).toEqual(['b', 'c'])
  })

  it('a stop that is moved to another route meanwhile stays there', async () => {
    const { app, clock, visits } = await openApp()
    app.move.placeStop('a', 'later')
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } }))
    clock.advance(600)
    await untilAnswered()
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['a', 'd', 'e'],
    ])
  })

  it('a move of another stop sends the new place first', async () => {
    const { app, visits } = await openApp()
    app.move.placeStop('a', 'later')
    right(await app.move.unplan(['d']))
    await expect.poll(() => [visits(0), visits(1)]).toEqual([['b', 'a', 'c'], ['e']])
  })

  it('a further step before the answer goes on from the place that was sent', async () => {
    const { app, clock, visits } = await openApp()
    app.move.placeStop('a', 'later')
    clock.advance(600)
    app.move.placeStop('a', 'later')
    expect(app.move.pendingPlace.visible).toMatchObject({ stop: 'a', place: 2 })
    clock.advance(600)
    await expect.poll(() => [visits(0), app.move.pendingPlace.visible]).toEqual([['b', 'c', 'a'], undefined])
  })

  it('what each place of the route would cost is read once, after the first step', async () => {
    const { app } = await openApp()
    app.move.placeStop('a', 'later')
    app.move.placeStop('a', 'later')
    await expect.poll(() => app.move.pendingPlace.value?.prices.kind).toBe('known')
    const { place, prices } = app.move.pendingPlace.value ?? {}
    const onItsRoute =
      prices?.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'route' && to.index === 0) : undefined
    expect([place, onItsRoute?.gaps?.map(({ after }) => after)]).toEqual([2, [undefined, 'b', 'c']])
  })

  it('the place is sent to its own project where another is opened', async () => {
    const { app, clock, server } = await openApp()
    const stored = server.projects.get('7')
    if (stored !== undefined) server.projects.set('8', { ...stored, id: '8' })
    app.move.placeStop('a', 'later')
    await app.plan.open({ projectId: '8', part: 'routes' })
    clock.advance(600)
    const visitsIn = (id: string) => server.projects.get(id)?.plan.routes[0]?.visits.map((visit) => visit.id)
    await expect.poll(() => visitsIn('7')).toEqual(['b', 'a', 'c'])
    await untilAnswered()
    expect([visitsIn('8'), server.projects.get('8')?.version]).toEqual([['a', 'b', 'c'], 1])
    expect(app.toast.store.value).toBeUndefined()
  })

  it('a place that still waits when the session ends is not sent, and no alert tells of that', async () => {
    const { app, server } = await openApp()
    app.move.placeStop('a', 'later')
    await app.logOut()
    await untilAnswered()
    expect([app.move.pendingPlace.value, server.projects.get('7')?.version]).toEqual([undefined, 1])
    expect(app.alerts.visible).toEqual([])
  })

  it('the place is put back by what undoes the last change, and no earlier change is undone', async () => {
    const { app, clock, server, visits } = await openApp()
    right(await app.move.unplan(['e']))
    app.move.placeStop('a', 'later')
    expect(app.move.cancelPending()).toBe(true)
    clock.advance(600)
    await untilAnswered()
    expect([visits(0), visits(1)]).toEqual([['a', 'b', 'c'], ['d']])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
    expect(app.move.cancelPending()).toBe(false)
  })

  it('a stop that a colleague moves meanwhile stays where the colleague put it until the user has decided', async () => {
    const { app, clock, visits, pietMoves } = await openApp()
    app.move.placeStop('a', 'later')
    await pietMoves('a', toRoute(1))
    await expect.poll(() => visits(1)).toEqual(['a', 'd', 'e'])
    clock.advance(600)
    await expect.poll(() => app.move.conflict.value).toBeDefined()
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['a', 'd', 'e'],
    ])
  })
})

describe('a stop that is moved again before the first move is answered', () => {
  it('the second move follows the first, and blames nobody', async () => {
    const { app, server, visits } = await openApp()
    const answers = [
      app.move.unplan(['a']),
      app.move.unplan(['a']),
      app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } }),
    ]
    for (const answer of answers) right(await answer)
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['a', 'd', 'e'],
    ])
    expect(app.alerts.visible).toEqual([])
    expect(server.projects.get('7')?.changes).toHaveLength(2)
  })

  it('the second move is not made where a colleague was faster than the first', async () => {
    const { app, visits, pietMoves } = await openApp()
    const piet = pietMoves('a', toRoute(1))
    const answers = [app.move.unplan(['a']), app.move.unplan(['a'])]
    await piet
    expect(await answers[0]).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(await answers[1]).toMatchObject({ left: { kind: 'cancelled' } })
    await expect.poll(() => visits(1)).toEqual(['a', 'd', 'e'])
  })
})

describe('stops that keys move to the routes above and below', () => {
  const [a, b] = ['a', 'b']

  it('several steps are one change, sent when no further step follows', async () => {
    const { app, clock, server, visits } = await openApp()
    app.move.stepToRoute([a, b], 1)
    app.move.stepToRoute([a, b], 0)
    app.move.stepToRoute([a, b], 1)
    expect(app.move.pendingRoute.value).toMatchObject({ stops: [a, b], route: 1 })
    clock.advance(600)
    await expect.poll(() => visits(0)).toEqual(['c'])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
    expect(app.move.pendingRoute.value).toBeUndefined()
  })

  it('stops that return to their route are not sent', async () => {
    const { app, clock, server } = await openApp()
    app.move.stepToRoute([a], 1)
    app.move.stepToRoute([a], 0)
    clock.advance(600)
    await untilAnswered()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('what undoes the last change puts them back', async () => {
    const { app, clock, server } = await openApp()
    app.move.stepToRoute([a], 1)
    expect(app.move.cancelPending()).toBe(true)
    clock.advance(600)
    await untilAnswered()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('a step of another stop sends the first ones, and a move of the same stop replaces the step', async () => {
    const { app, clock, visits } = await openApp()
    app.move.stepToRoute([a], 1)
    app.move.placeStop('c', 'first')
    await expect.poll(() => visits(0)).toEqual(['b', 'c'])
    clock.advance(600)
    await expect.poll(() => visits(0)).toEqual(['c', 'b'])
    app.move.stepToRoute([b], 1)
    right(await app.move.unplan([b]))
    clock.advance(600)
    await untilAnswered()
    expect(visits(0)).toEqual(['c'])
  })
})
