import { describe, expect, it } from 'vitest'
import { openAppToMove, toRoute } from '../../kit/app-to-move'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

describe('moves before the answer to the last one', () => {
  it('a second move of a stop does not overrule a colleague whose move came between them', async () => {
    const { app, visits, pietMoves, letThrough } = await openAppToMove({ isAnsweredLate: true })
    const first = app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } })
    const second = app.move.moveStops({ stops: ['a'], to: { kind: 'unplanned' }, position: { kind: 'cheapest' } })
    await expect.poll(() => visits(1)).toEqual(['a', 'd', 'e'])
    await pietMoves('a', toRoute(2))
    await expect.poll(() => visits(2)).toEqual(['a', 'f', 'g'])
    letThrough()
    right(await first)
    expect(await second).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(visits(2)).toEqual(['a', 'f', 'g'])
    expect(app.move.conflict.value?.stops).toEqual(['a'])
  })

  it('a second move to a route that a colleague replaced meanwhile says the version that had the chosen one', async () => {
    const routes = [7, 8, 9].map((carrierId, index) => aRouteTo([`${index}`], { index, carrierId }))
    const { app, seen, pietMoves, letThrough } = await openAppToMove({ isSlow: true, routes })
    const first = app.move.moveStops({ stops: ['0'], to: toRoute(1), position: { kind: 'first' } })
    const second = app.move.moveStops({ stops: ['0'], to: toRoute(2), position: { kind: 'first' } })
    await pietMoves('2', toRoute(1))
    await pietMoves('2', { kind: 'carrier', carrierId: 9, day: '2026-11-30' })
    await expect.poll(() => app.plan.store.open?.version).toBe(3)
    letThrough()
    right(await first)
    await second
    expect(seen).toEqual([1, 1])
  })

  it('a move of what the user saw before the own last move says that version, where nothing else lies between', async () => {
    const { app, seen, pietMoves } = await openAppToMove()
    const looked = app.plan.store.open
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } }))
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(2), position: { kind: 'first' }, seenPlan: looked }))
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' }, seenPlan: looked }))
    await pietMoves('b', toRoute(1))
    await expect.poll(() => app.plan.store.open?.version).toBe(5)
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(2), position: { kind: 'first' } }))
    right(await app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' }, seenPlan: looked }))
    expect(seen).toEqual([1, 2, 3, 5, 4])
  })
})

describe('a stop that a colleague moved within its route meanwhile', () => {
  const placeFirst = { to: toRoute(0), position: { kind: 'first' } } as const
  const openConflict = async () => {
    const opened = await openAppToMove()
    const { app, visits, pietMoves } = opened
    const looked = app.plan.store.open
    await pietMoves('c', toRoute(0))
    await expect.poll(() => visits(0)).toEqual(['c', 'a', 'b'])
    const position = { kind: 'after', stop: 'a' } as const
    const answer = await app.move.moveStops({ stops: ['c'], to: toRoute(0), position, seenPlan: looked })
    expect(answer).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(app.move.conflict.value?.stops).toEqual(['c'])
    return opened
  }

  it('Theirs leaves the stop where the colleague put it', async () => {
    const { app, visits } = await openConflict()
    await app.move.settleConflict('theirs')
    expect([app.move.conflict.value, visits(0)]).toEqual([undefined, ['c', 'a', 'b']])
  })

  it('Mine moves it again, with the version that shows the move of the colleague', async () => {
    const { app, visits, seen } = await openConflict()
    right(await app.move.settleConflict('mine'))
    expect([app.move.conflict.value, visits(0), seen]).toEqual([undefined, ['a', 'c', 'b'], [1, 2]])
  })

  it('the neighbour that made room for it is moved without a question, and so is a stop of the own last moves', async () => {
    const { app, visits, pietMoves } = await openAppToMove()
    const looked = app.plan.store.open
    await pietMoves('b', toRoute(0))
    await expect.poll(() => visits(0)).toEqual(['b', 'a', 'c'])
    for (const previous of ['c', 'b', 'c']) {
      const position = { kind: 'after', stop: previous } as const
      right(await app.move.moveStops({ stops: ['a'], to: toRoute(0), position, seenPlan: looked }))
    }
    right(await app.move.moveStops({ stops: ['a'], ...placeFirst, seenPlan: looked }))
    expect(visits(0)).toEqual(['a', 'b', 'c'])
  })
})
