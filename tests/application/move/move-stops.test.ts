import { describe, expect, it } from 'vitest'
import { findVisit } from '../../../src/domain/plan'
import { memoryServer } from '../../kit/memory'
import { addStoredProject } from '../../kit/add-stored-project'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { createTestApp, signedInState, visser } from '../../kit/test-app'
import { memoryMoveGateway } from '../../kit/memory/memory-move-gateway'
import * as O from 'fp-ts/Option'

const openApp = async () => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b', 'c']), { ...aRouteTo(['d']), index: 1 }], ['loose']))
  const testApp = await createTestApp({ server, browserState: signedInState(visser) })
  const { app } = testApp
  await app.plan.open({ projectId: '7', part: 'stops' })
  const visits = (index: number) => app.plan.store.plan?.routes[index]?.visits.map(({ id }) => id)
  const placeOf = (stop: string) => {
    const visit = app.plan.store.plan && O.toUndefined(findVisit(app.plan.store.plan, stop))
    return visit && [visit.route.index, visit.visit.stopNumber]
  }
  return { ...testApp, visits, placeOf }
}

describe('moveStops', () => {
  it('several stops come one after the other at the named position, with one toast that undoes all', async () => {
    const { app, visits } = await openApp()
    right(
      await app.move.moveStops({
        stops: ['d', 'loose'],
        to: { kind: 'route', index: 0 },
        position: { kind: 'after', stop: 'a' },
      }),
    )
    expect(visits(0)).toEqual(['a', 'd', 'loose', 'b', 'c'])
    expect(visits(1)).toBeUndefined()
    expect(app.toast.store.value?.message).toBe('2 stops to route 1')
    app.history.undoToast()
    await expect.poll(() => visits(0)).toEqual(['a', 'b', 'c'])
    expect(visits(1)).toEqual(['d'])
  })

  it('unplanned stops leave their routes', async () => {
    const { app, visits, placeOf } = await openApp()
    right(await app.move.unplan(['b']))
    expect([visits(0), placeOf('b')]).toEqual([['a', 'c'], undefined])
  })

  it('a move without stops is not sent', async () => {
    const { app, server } = await openApp()
    expect(await app.move.unplan([])).toMatchObject({ left: { kind: 'cancelled' } })
    expect(server.projects.get('7')?.version).toBe(1)
  })
})

describe('moveStops after a move of somebody else', () => {
  /** Another user moves stop b to route 2; then this one unplans it, without having seen that. */
  const openConflict = async () => {
    const opened = await openApp()
    const { app, server, placeOf } = opened
    const to = { kind: 'route', index: 1 } as const
    const moves = [{ stop: 'b', to, position: { kind: 'first' }, from: undefined } as const]
    const theirs = memoryMoveGateway({ ...server, username: 'Piet' }).move('7', { seenVersion: undefined, moves })()
    expect(await app.move.unplan(['b'])).toMatchObject({ left: { code: 'moved_meanwhile' } })
    right(await theirs)
    expect(placeOf('b')).toEqual([1, 10])
    return opened
  }

  it('the move of somebody else is on screen, and the user is asked with no warning that fades', async () => {
    const { app } = await openConflict()
    expect(app.move.conflict.value?.message).toContain('moved')
    expect(app.alerts.visible).toEqual([])
  })

  it('Theirs leaves the stop where it is', async () => {
    const { app, server, placeOf } = await openConflict()
    await app.move.settleConflict('theirs')
    expect([app.move.conflict.value, placeOf('b')]).toEqual([undefined, [1, 10]])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
  })

  it('Mine moves it all the same, as an edit with its own undo', async () => {
    const { app, placeOf } = await openConflict()
    right(await app.move.settleConflict('mine'))
    expect(placeOf('b')).toBeUndefined()
    right(await app.history.undoLast())
    expect(placeOf('b')).toEqual([1, 10])
  })

  it('Mine overrules only what was shown: a move made while the question was open is asked about too', async () => {
    const { app, server, placeOf } = await openConflict()
    const move = { stop: 'b', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: undefined } as const
    right(
      await memoryMoveGateway({ ...server, username: 'Piet' }).move('7', { seenVersion: undefined, moves: [move] })(),
    )
    await expect.poll(() => placeOf('b')).toEqual([0, 10])
    expect(await app.move.settleConflict('mine')).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect([app.move.conflict.value?.stops, placeOf('b')]).toEqual([['b'], [0, 10]])
    right(await app.move.settleConflict('mine'))
    expect([app.move.conflict.value, placeOf('b')]).toEqual([undefined, undefined])
  })

  it('a question is not left for another project', async () => {
    const { app } = await openConflict()
    await app.plan.open({ projectId: '8', part: 'stops' })
    expect(app.move.conflict.value).toBeUndefined()
  })

  it('there is no choice where the route is gone to which the stop was to go, and a warning says so', async () => {
    const { app, server, placeOf } = await openApp()
    const gateway = memoryMoveGateway({ ...server, username: 'Piet' })
    const to = { kind: 'route', index: 0 } as const
    const theirs = gateway.move('7', {
      seenVersion: undefined,
      moves: [
        { stop: 'd', to, position: { kind: 'first' }, from: undefined },
        { stop: 'b', to: { kind: 'unplanned' }, position: { kind: 'first' }, from: undefined },
      ],
    })()
    const moved = app.move.moveStops({ stops: ['b'], to: { kind: 'route', index: 1 }, position: { kind: 'first' } })
    right(await theirs)
    expect(await moved).toMatchObject({ left: { kind: 'refused' } })
    expect(app.move.conflict.value).toBeUndefined()
    expect(app.alerts.visible.map(({ alert: { type } }) => type)).toEqual(['Warning'])
    expect(placeOf('b')).toBeUndefined()
  })
})

describe('the dialog Move to…', () => {
  it('the prices of its stops are read, and none for stops that are gone', async () => {
    const { app } = await openApp()
    const opened = app.move.openDialog(['loose'])
    const seenPlan = app.plan.store.open
    expect(app.move.dialog.value).toEqual({ stops: ['loose'], prices: { kind: 'loading' }, seenPlan })
    right(await opened)
    expect(app.move.dialog.value?.prices).toMatchObject({ kind: 'known' })
    await app.move.openDialog(['nobody'])
    expect(app.move.dialog.value?.prices).toEqual({ kind: 'unknown' })
  })

  it('prices that arrive after it was closed do not open it again', async () => {
    const { app } = await openApp()
    const opened = app.move.openDialog(['loose'])
    app.move.closeDialog()
    await opened
    expect(app.move.dialog.value).toBeUndefined()
  })

  it('the positions of a route are read once, for one stop only', async () => {
    const { app } = await openApp()
    right(await app.move.openDialog(['loose']))
    right(await app.move.readPositionPrices())
    const known = app.move.dialog.value?.prices
    expect(known?.kind === 'known' && known.prices[0]?.positionPrices?.length).toBeGreaterThan(0)
    right(await app.move.readPositionPrices())
    expect(app.move.dialog.value?.prices).toBe(known)
    right(await app.move.openDialog(['loose', 'a']))
    expect(await app.move.readPositionPrices()).toMatchObject({ left: { kind: 'cancelled' } })
  })
})

describe('stepInRoute', () => {
  it('several steps are one change, sent when no further step follows', async () => {
    const { app, clock, server, visits } = await openApp()
    app.move.stepInRoute('a', 'later')
    app.move.stepInRoute('a', 'later')
    app.move.stepInRoute('a', 'later')
    expect(app.move.pendingPosition.value).toMatchObject({ movingStops: ['a'], position: 2 })
    clock.advance(599)
    expect(visits(0)).toEqual(['a', 'b', 'c'])
    clock.advance(1)
    await expect.poll(() => visits(0)).toEqual(['b', 'c', 'a'])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
    expect(app.move.pendingPosition.value).toBeUndefined()
  })

  it('a stop that returns to its position is not sent', async () => {
    const { app, clock, server } = await openApp()
    app.move.stepInRoute('b', 'earlier')
    app.move.stepInRoute('b', 'later')
    clock.advance(600)
    await Promise.resolve()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('a step of another stop sends the first one at once', async () => {
    const { app, clock, visits } = await openApp()
    app.move.stepInRoute('c', 'first')
    app.move.stepInRoute('a', 'last')
    await expect.poll(() => visits(0)).toEqual(['c', 'a', 'b'])
    clock.advance(600)
    await expect.poll(() => visits(0)).toEqual(['c', 'b', 'a'])
  })

  it('an unplanned stop has no position to change', async () => {
    const { app } = await openApp()
    app.move.stepInRoute('loose', 'earlier')
    expect(app.move.pendingPosition.value).toBeUndefined()
  })
})

describe('applyRepair', () => {
  const reason = { unplannedReason: 'Too late', unplannedRepairs: ['with a van', 'after a'] }
  const repaired = (moves: ReadonlyArray<unknown>) =>
    planOf(
      [aRouteTo(['a', 'b'])],
      [
        ...['a', 'b'].map((id) => ({ ...plainFacts, id })),
        {
          ...plainFacts,
          id: 'left out',
          unknownFields: { ...reason, unplannedMoves: moves },
        },
      ],
    )
  const open = async (moves: ReadonlyArray<unknown>) => {
    const server = memoryServer()
    addStoredProject(server, repaired(moves))
    const { app } = await createTestApp({ server, browserState: signedInState(visser) })
    await app.plan.open({ projectId: '7', part: 'stops' })
    return { app, server }
  }
  const afterA = [{ stop: 'left out', to: { route: 0 }, after: 'a' }]

  it('the moves of a repair plan the stop', async () => {
    const { app } = await open([null, afterA])
    right(await app.move.applyRepair('left out', 1))
    expect(app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'left out', 'b'])
  })

  it('a repair without moves does nothing, and neither do moves that cannot be read', async () => {
    const { app, server } = await open([null, [{ stop: 'left out', to: 'somewhere' }]])
    for (const repair of [0, 1, 2])
      expect(await app.move.applyRepair('left out', repair)).toMatchObject({ left: { kind: 'cancelled' } })
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('a stop that somebody else has planned stays there', async () => {
    const { app, server } = await open([afterA])
    const other = memoryMoveGateway(server).move('7', {
      seenVersion: undefined,
      moves: [{ stop: 'left out', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: undefined }],
    })()
    expect(await app.move.applyRepair('left out', 0)).toMatchObject({ left: { code: 'moved_meanwhile' } })
    right(await other)
  })
})
