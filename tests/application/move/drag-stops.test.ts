import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { dropCostOf, type MoveGateway } from '../../../src/application/move'
import { dragPrices } from '../../../src/application/move/drag-prices'
import { DragStore } from '../../../src/application/move/drag-store'
import type { Price } from '../../../src/domain/move'
import type { Route } from '../../../src/domain/route'
import { zeroFigures } from '../../../src/domain/schedule'
import { addStoredProject } from '../../kit/add-stored-project'
import { openAppToMove } from '../../kit/app-to-move'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryServer, memoryStopGateway } from '../../kit/memory'
import { memoryMoveGateway } from '../../kit/memory/memory-move-gateway'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const toRoute = (index: number) => ({ kind: 'route', index }) as const
const cheapest = { kind: 'cheapest' } as const

const aPriceOn = (index: number): Price => ({
  to: toRoute(index),
  day: undefined,
  bestPosition: undefined,
  figures: zeroFigures,
  lock: undefined,
  positionPrices: undefined,
})

const openApp = async (...moreRoutes: ReadonlyArray<Route>) => {
  const server = memoryServer()
  const routes = [aRouteTo(['a', 'b', 'c']), { ...aRouteTo(['d', 'e']), index: 1 }, ...moreRoutes]
  addStoredProject(server, aPlanOf(routes, ['loose']))
  const testApp = await createTestApp({ server, browserState: signedInState(visser) })
  const { app } = testApp
  await app.plan.open({ projectId: '7', part: 'stops' })
  const visits = (index: number) => app.plan.store.plan?.routes[index]?.visits.map(({ id }) => id)
  const colleague: MoveGateway['move'] = memoryMoveGateway(server).move
  return { ...testApp, visits, versionOf: () => server.projects.get('7')?.version, colleague }
}

describe('dragging stops', () => {
  it('a dropped stop goes to the position that was pointed at, with a toast that undoes it', async () => {
    const { app, visits } = await openApp()
    app.move.startDrag(['a'])
    expect(app.move.drag.movingStops).toEqual(['a'])
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    right(await app.move.drop())
    expect([visits(0), visits(1)]).toEqual([
      ['b', 'c'],
      ['d', 'a', 'e'],
    ])
    expect(app.move.drag.movingStops).toBeUndefined()
    app.history.undoToast()
    await expect.poll(() => visits(0)).toEqual(['a', 'b', 'c'])
  })

  it('a drop on another route shows as pending until it is answered', async () => {
    const { app, visits, letThrough } = await openAppToMove({ isSlow: true })
    app.move.startDrag(['a'])
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    const answer = app.move.drop()
    const pending = { movingStops: ['a'], route: 1, position: { kind: 'after', stop: 'd' } }
    expect([app.move.drag.movingStops, app.move.pendingRoute.latest]).toMatchObject([undefined, pending])
    letThrough()
    right(await answer)
    expect([visits(1), app.move.pendingRoute.latest]).toEqual([['d', 'a', 'e'], undefined])
  })

  it('a drop on another position of its own route shows there until it is answered', async () => {
    const { app, visits, letThrough } = await openAppToMove({ isSlow: true })
    app.move.startDrag(['a'])
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'after', stop: 'c' } })
    const answer = app.move.drop()
    const { latest } = app.move.pendingPosition
    expect(latest).toMatchObject({ movingStops: ['a'], others: ['b', 'c'], from: 0, position: 2 })
    letThrough()
    right(await answer)
    expect([visits(0), app.move.pendingPosition.latest]).toEqual([['b', 'c', 'a'], undefined])
  })

  it('a position before a stop is that after the stop before it, and before the first it is the first', async () => {
    const { app } = await openApp()
    app.move.startDrag(['loose'])
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'before', stop: 'c' } })
    expect(app.move.drag.target?.position).toEqual({ kind: 'after', stop: 'b' })
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'before', stop: 'a' } })
    expect(app.move.drag.target?.position).toEqual({ kind: 'first' })
  })

  it('a position beside a dragged stop is that beside the stop before it', async () => {
    const { app, visits } = await openApp()
    app.move.startDrag(['a', 'b', 'd'])
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'after', stop: 'b' } })
    expect(app.move.drag.target?.position).toEqual({ kind: 'first' })
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'after', stop: 'c' } })
    right(await app.move.drop())
    expect(visits(0)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('several stops keep the order of their routes, whichever of them is dragged', async () => {
    const { app, visits } = await openApp()
    app.move.startDrag(['c', 'a', 'loose', 'b'])
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    right(await app.move.drop())
    // The route that is left empty goes.
    expect(visits(0)).toEqual(['d', 'a', 'b', 'c', 'loose', 'e'])
  })

  it('several stops that are dropped where they are stay there', async () => {
    const { app, versionOf } = await openApp()
    const before = versionOf()
    app.move.startDrag(['b', 'a'])
    app.move.hoverTarget({ to: toRoute(0), position: { kind: 'first' } })
    expect(E.isLeft(await app.move.drop())).toBe(true)
    expect(versionOf()).toBe(before)
  })

  it('prices are read at the start, and the positions of the routes once one is pointed at', async () => {
    const { app } = await openApp()
    app.move.startDrag(['a'])
    await expect.poll(() => app.move.drag.prices.kind).toBe('known')
    const { prices } = app.move.drag
    expect(prices.kind === 'known' && prices.prices.some(({ positionPrices }) => positionPrices)).toBe(false)
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    const gaps = () => app.move.drag.prices.kind === 'known' && app.move.drag.prices.prices[0]?.positionPrices?.length
    await expect.poll(gaps).toBe(3)
  })

  it('an answer that comes late does not replace that to a later question', async () => {
    const answers: ((prices: ReadonlyArray<Price>) => void)[] = []
    const drag = new DragStore()
    const moves = {
      prices: () => () =>
        new Promise<E.Either<never, ReadonlyArray<Price>>>((resolve) => {
          answers.push((prices) => resolve(E.right(prices)))
        }),
    }
    const { app } = await openApp()
    const { readAll, readAgain } = dragPrices({ moves, plan: app.plan.store, drag, callServer: (_, call) => call() })
    drag.start(['a'])
    void readAll()
    readAgain()
    answers[1]?.([aPriceOn(1)])
    await expect.poll(() => drag.prices).toEqual({ kind: 'known', prices: [aPriceOn(1)] })
    answers[0]?.([aPriceOn(0)])
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(drag.prices).toEqual({ kind: 'known', prices: [aPriceOn(1)] })
  })

  it('routes of other days have prices too, and their positions once one is pointed at', async () => {
    const { app } = await openApp({ ...aRouteTo(['f', 'g']), index: 2, day: '2026-11-24' })
    app.move.startDrag(['a'])
    const priceOn = (index: number) => {
      const { prices } = app.move.drag
      return prices.kind === 'known'
        ? prices.prices.find(({ to }) => to.kind === 'route' && to.index === index)
        : undefined
    }
    await expect.poll(() => priceOn(2)?.day).toBe('2026-11-24')
    app.move.hoverTarget({ to: toRoute(2), position: { kind: 'after', stop: 'f' } })
    await expect.poll(() => priceOn(2)?.positionPrices?.length).toBe(3)
    expect(priceOn(1)?.positionPrices).toBeUndefined()
  })

  it('a stop that is dropped where it is, or on nothing, stays without a call', async () => {
    const { app, versionOf } = await openApp()
    for (const target of [
      { to: toRoute(0), position: { kind: 'after', stop: 'a' } } as const,
      { to: toRoute(0), position: { kind: 'before', stop: 'c' } } as const,
      { to: toRoute(0), position: cheapest },
      undefined,
    ]) {
      app.move.startDrag(['b'])
      app.move.hoverTarget(target)
      expect(await app.move.drop()).toMatchObject({ left: { kind: 'cancelled' } })
      expect(app.move.drag.outcome).toBe('Put back, nothing was changed')
    }
    expect(versionOf()).toBe(1)
  })

  it('a lock refuses the drop before it is sent', async () => {
    const { app, versionOf } = await openApp()
    await app.lock.toggle({ route: 1 })
    const version = versionOf()
    app.move.startDrag(['a'])
    app.move.hoverTarget({ to: toRoute(1), position: cheapest })
    expect(E.isLeft(await app.move.drop())).toBe(true)
    expect([versionOf(), app.move.drag.outcome]).toEqual([version, 'Locked, nothing was changed'])
  })

  it('a colleague who moves a dragged stop ends the drag, and is named', async () => {
    const { app, colleague } = await openApp()
    app.move.startDrag(['a'])
    const moves = [{ stop: 'a', to: toRoute(1), position: { kind: 'first' }, from: undefined }] as const
    right(await colleague('7', { seenVersion: undefined, moves })())
    await app.plan.refresh()
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
    expect(app.alerts.visible.map(({ alert: { message } }) => message)).toEqual([
      expect.stringMatching(/ moved this stop; nothing was changed$/),
    ])
  })

  it('a colleague who moves a dragged stop within its route ends the drag too', async () => {
    const { app, colleague } = await openApp()
    app.move.startDrag(['a'])
    const moves = [{ stop: 'a', to: toRoute(0), position: { kind: 'after', stop: 'b' }, from: undefined }] as const
    right(await colleague('7', { seenVersion: undefined, moves })())
    await app.plan.refresh()
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
  })

  it('a colleague who deletes a dragged stop ends the drag, and is said to have deleted it', async () => {
    const { app, server } = await openApp()
    app.move.startDrag(['a'])
    right(await memoryStopGateway({ ...server, username: 'Piet' }).delete('7', 'a')())
    await expect
      .poll(() => app.alerts.visible.map(({ alert: { message } }) => message))
      .toEqual(['Piet deleted this stop; nothing was changed'])
    expect(app.move.drag.movingStops).toBeUndefined()
  })

  it('several stops over the position that is cheapest for the first show no price, which is that of another move', () => {
    const positionPrice = { after: 'd', stopNumber: 20, arrival: undefined, figures: zeroFigures, lock: undefined }
    const plan = aPlanOf([aRouteTo(['a', 'b', 'c']), { ...aRouteTo(['d', 'e']), index: 1 }])
    const prices = { kind: 'known', prices: [{ ...aPriceOn(1), bestPosition: positionPrice }] } as const
    const target = { to: toRoute(1), position: { kind: 'after', stop: 'd' } } as const
    expect(dropCostOf(plan, { movingStops: ['a'], prices }, target)).toMatchObject({ kind: 'known', positionPrice })
    expect(dropCostOf(plan, { movingStops: ['a', 'b'], prices }, target)).toEqual({ kind: 'unknown' })
  })

  it('a colleague who moves another stop leaves the drag as it is', async () => {
    const { app, colleague, visits } = await openApp()
    app.move.startDrag(['a'])
    app.move.hoverTarget({ to: toRoute(1), position: { kind: 'after', stop: 'd' } })
    const moves = [{ stop: 'c', to: toRoute(1), position: { kind: 'first' }, from: undefined }] as const
    right(await colleague('7', { seenVersion: undefined, moves })())
    await expect.poll(() => visits(1)).toEqual(['c', 'd', 'e'])
    expect(app.move.drag.movingStops).toEqual(['a'])
    right(await app.move.drop())
    expect(visits(1)).toEqual(['c', 'd', 'a', 'e'])
  })

  it('another project ends the drag', async () => {
    const { app } = await openApp()
    app.move.startDrag(['a'])
    await app.plan.close()
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
  })
})
