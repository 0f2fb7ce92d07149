import { describe, expect, it } from 'vitest'
import { openAppToMove, toRoute, waitForAnswers } from '../../kit/app-to-move'
import { right } from '../../kit/either'

describe('a stop whose new position is not sent yet', () => {
  it('a stop that is unplanned meanwhile stays unplanned', async () => {
    const { app, clock, visits } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    right(await app.move.unplan(['a']))
    expect(app.move.pendingPosition.value).toBeUndefined()
    clock.advance(600)
    await waitForAnswers()
    expect(visits(0)).toEqual(['b', 'c'])
  })

  it('a stop that is moved to another route meanwhile stays there', async () => {
    const { app, clock, visits } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } }))
    clock.advance(600)
    await waitForAnswers()
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['a', 'd', 'e'],
    ])
  })

  it('a move of another stop sends the new position first', async () => {
    const { app, visits } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    right(await app.move.unplan(['d']))
    await expect.poll(() => [visits(0), visits(1)]).toEqual([['b', 'a', 'c'], ['e']])
  })

  it('a further step before the answer goes on from the position that was sent', async () => {
    const { app, clock, visits } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    clock.advance(600)
    app.move.stepInRoute('a', 'later')
    expect(app.move.pendingPosition.latest).toMatchObject({ movingStops: ['a'], position: 2 })
    clock.advance(600)
    await expect.poll(() => [visits(0), app.move.pendingPosition.latest]).toEqual([['b', 'c', 'a'], undefined])
  })

  it('what each position of the route would cost is read once, after the first step', async () => {
    const { app } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    app.move.stepInRoute('a', 'later')
    await expect.poll(() => app.move.pendingPosition.value?.prices.kind).toBe('known')
    const { position, prices } = app.move.pendingPosition.value ?? {}
    const onItsRoute =
      prices?.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'route' && to.index === 0) : undefined
    expect([position, onItsRoute?.positionPrices?.map(({ after }) => after)]).toEqual([2, [undefined, 'b', 'c']])
  })

  it('the position is sent to its own project where another is opened', async () => {
    const { app, clock, server } = await openAppToMove()
    const stored = server.projects.get('7')
    if (stored !== undefined) server.projects.set('8', { ...stored, id: '8' })
    app.move.stepInRoute('a', 'later')
    await app.plan.open({ projectId: '8', part: 'routes' })
    clock.advance(600)
    const visitsIn = (id: string) => server.projects.get(id)?.plan.routes[0]?.visits.map((visit) => visit.id)
    await expect.poll(() => visitsIn('7')).toEqual(['b', 'a', 'c'])
    await waitForAnswers()
    expect([visitsIn('8'), server.projects.get('8')?.version]).toEqual([['a', 'b', 'c'], 1])
    expect(app.toast.store.value).toBeUndefined()
  })

  it('a position that still waits when the session ends is not sent, and no alert tells of that', async () => {
    const { app, server } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    await app.logOut()
    await waitForAnswers()
    expect([app.move.pendingPosition.value, server.projects.get('7')?.version]).toEqual([undefined, 1])
    expect(app.alerts.visible).toEqual([])
  })

  it('the position is put back by what undoes the last change, and no earlier change is undone', async () => {
    const { app, clock, server, visits } = await openAppToMove()
    right(await app.move.unplan(['e']))
    app.move.stepInRoute('a', 'later')
    expect(app.move.cancelPending()).toBe(true)
    clock.advance(600)
    await waitForAnswers()
    expect([visits(0), visits(1)]).toEqual([['a', 'b', 'c'], ['d']])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
    expect(app.move.cancelPending()).toBe(false)
  })

  it('a stop that a colleague moves meanwhile stays where the colleague put it until the user has decided', async () => {
    const { app, clock, visits, pietMoves } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    await pietMoves('a', toRoute(1))
    await expect.poll(() => visits(1)).toEqual(['a', 'd', 'e'])
    clock.advance(600)
    await expect
      .poll(() => app.move.conflict.value)
      .toMatchObject({ stops: ['a'], message: 'Somebody moved this in the meantime.' })
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['a', 'd', 'e'],
    ])
  })

  it('a stop that came to the route after another one was placed there begins at its position in the plan', async () => {
    const { app, visits, pietMoves } = await openAppToMove()
    app.move.stepInRoute('a', 'later')
    await pietMoves('d', toRoute(0))
    await expect.poll(() => visits(0)).toEqual(['d', 'a', 'b', 'c'])
    app.move.stepInRoute('d', 'later')
    expect(app.move.pendingPosition.value).toMatchObject({ movingStops: ['d'], from: 0, position: 1 })
  })
})

describe('a stop that is moved again before the first move is answered', () => {
  it('the second move follows the first, and no conflict is shown', async () => {
    const { app, server, visits } = await openAppToMove()
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
    const { app, visits, pietMoves } = await openAppToMove()
    const piet = pietMoves('a', toRoute(1))
    const answers = [app.move.unplan(['a']), app.move.unplan(['a'])]
    await piet
    expect(await answers[0]).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(await answers[1]).toMatchObject({ left: { kind: 'cancelled' } })
    await expect.poll(() => visits(1)).toEqual(['a', 'd', 'e'])
  })

  it('the second move goes to its own project where another is opened before the answer', async () => {
    const { app, server, storedVisits, openCopy, letThrough } = await openAppToMove({ isSlow: true })
    void app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } })
    const second = app.move.moveStops({ stops: ['a'], to: toRoute(2), position: { kind: 'first' } })
    await openCopy()
    letThrough()
    right(await second)
    expect(storedVisits('7', 2)).toEqual(['a', 'f', 'g'])
    expect(server.projects.get('8')?.version).toBe(1)
    expect(app.alerts.visible).toEqual([])
  })
})

describe('a stop that is placed again, after a stop of another route', () => {
  it('a further step goes on from the position that is sent but not answered yet', async () => {
    const { app, clock } = await openAppToMove({ isSlow: true })
    app.move.stepInRoute('a', 'later')
    app.move.stepInRoute('d', 'later')
    clock.advance(600)
    app.move.stepInRoute('a', 'later')
    expect(app.move.pendingPosition.value).toMatchObject({
      movingStops: ['a'],
      others: ['b', 'c'],
      from: 1,
      position: 2,
    })
  })
})
