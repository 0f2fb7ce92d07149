import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../src/application/gateway'
import type { MoveGateway } from '../../../src/application/move'
import type { MovedStop } from '../../../src/domain/move'
import { addStoredProject } from '../../kit/add-stored-project'
import { aPlanOf } from '../../kit/builders/plan'
import { deferred } from '../../kit/deferred'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryServer } from '../../kit/memory'
import { memoryMoveGateway } from '../../kit/memory/memory-move-gateway'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

/** Stop c was unplanned by the user before. With `sendsNoChange`, the changes of later moves are too long to be sent. */
const openApp = async ({ sendsNoChange = false, isFollowed = true, untilLocked = () => Promise.resolve() } = {}) => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b', 'c'])]))
  let isFirst = true
  const gateways = memoryGateways(server)
  const move: MoveGateway['move'] = (id, moves) => async () => {
    const isSent = isFirst || !sendsNoChange
    isFirst = false
    return E.map(({ answer, changed }: EditResult<ReadonlyArray<MovedStop>>) => ({
      answer,
      changed: isSent ? changed : changed && { ...changed, change: undefined },
    }))(await gateways.moves.move(id, moves)())
  }
  const { app } = await createTestApp({
    server,
    browserState: signedInState(visser),
    gateways: {
      ...gateways,
      moves: { ...gateways.moves, move },
      locks: {
        change: (id, change) => async () => {
          await untilLocked()
          return gateways.locks.change(id, change)()
        },
      },
      projects: { ...gateways.projects, ...(isFollowed ? {} : { follow: () => () => undefined }) },
    },
  })
  await app.plan.open({ projectId: '7', part: 'routes' })
  right(await app.move.unplan(['c']))
  const visits = () => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)
  return { app, server, visits }
}

describe('an undo while an edit is sent', () => {
  it('the undo waits, and undoes that edit instead of the change before it', async () => {
    const { app, visits } = await openApp()
    const unplanned = app.move.unplan(['b'])
    expect(app.history.hasUnansweredEdits()).toBe(true)
    const undone = app.history.undoLast()
    right(await unplanned)
    expect(visits()).toEqual(['a'])
    right(await undone)
    expect(visits()).toEqual(['a', 'b'])
    expect(app.history.hasUnansweredEdits()).toBe(false)
  })

  it('where the change is too long to be sent, the undo waits until the plan is read again', async () => {
    const { app, visits } = await openApp({ sendsNoChange: true, isFollowed: false })
    const unplanned = app.move.unplan(['b'])
    right(await app.history.undoLast())
    right(await unplanned)
    await expect.poll(visits).toEqual(['a', 'b'])
  })

  it('where a colleague has changed the plan before it, the undo waits until the plan is read again', async () => {
    const { app, server, visits } = await openApp({ isFollowed: false })
    const move = { stop: 'a', to: { kind: 'unplanned' }, position: { kind: 'first' }, from: undefined } as const
    const piet = memoryMoveGateway({ ...server, username: 'Piet' }).move('7', {
      seenVersion: undefined,
      moves: [move],
    })()
    const unplanned = app.move.unplan(['b'])
    right(await app.history.undoLast())
    right(await piet)
    right(await unplanned)
    await expect.poll(visits).toEqual(['b'])
  })

  it('a second move of one stop that waits for the first is waited for too', async () => {
    const { app, visits } = await openApp()
    const to = { kind: 'route', index: 0 } as const
    void app.move.moveStops({ stops: ['b'], to, position: { kind: 'first' } })
    void app.move.unplan(['b'])
    right(await app.history.undoLast())
    expect(visits()).toEqual(['b', 'a'])
  })

  it('where the edit is refused, nothing is undone', async () => {
    const { app, server, visits } = await openApp()
    const move = { stop: 'b', to: { kind: 'unplanned' }, position: { kind: 'first' }, from: undefined } as const
    const piet = memoryMoveGateway({ ...server, username: 'Piet' }).move('7', {
      seenVersion: undefined,
      moves: [move],
    })()
    const refused = app.move.unplan(['b'])
    const undone = app.history.undoLast()
    right(await piet)
    expect(await refused).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(await undone).toMatchObject({ left: { kind: 'cancelled' } })
    await expect.poll(visits).toEqual(['a'])
    expect(server.projects.get('7')?.changes).toHaveLength(2)
  })

  it('reads of prices are not waited for', async () => {
    const { app, visits } = await openApp()
    void app.move.openDialog(['a'])
    expect(app.history.hasUnansweredEdits()).toBe(false)
    right(await app.history.undoLast())
    expect(visits()).toEqual(['a', 'b', 'c'])
  })

  it('a slow edit that began before the newest change is not waited for, and the newest change is undone', async () => {
    const slow = deferred<void>()
    const { app, visits } = await openApp({ untilLocked: slow.promise })
    const locked = app.lock.toggle({ stops: ['a'] })
    right(await app.move.unplan(['b']))
    right(await app.history.undoLast())
    expect(visits()).toEqual(['a', 'b'])
    slow.resolve()
    right(await locked)
    expect(app.toast.store.value?.message).toBe('Bakkerij Jansen locked')
  })

  it('a slow edit is waited for where the edits after it failed', async () => {
    const slow = deferred<void>()
    const { app, server } = await openApp({ untilLocked: slow.promise })
    const locked = app.lock.toggle({ stops: ['a'] })
    server.setFailure({ kind: 'refused', code: 'conflict', message: 'No.' })
    await app.move.unplan(['b'])
    server.setFailure(undefined)
    const undone = app.history.undoLast()
    slow.resolve()
    right(await locked)
    right(await undone)
    expect(app.toast.store.value?.message).toContain('locked')
    expect(app.plan.store.plan?.routes[0]?.visits).toHaveLength(2)
  })

  it('a second undo waits for the slow edit that began before the change that the first undid', async () => {
    const slow = deferred<void>()
    const { app, visits } = await openApp({ untilLocked: slow.promise })
    const locked = app.lock.toggle({ stops: ['a'] })
    right(await app.move.unplan(['b']))
    right(await app.history.undoLast())
    const undone = app.history.undoLast()
    slow.resolve()
    right(await locked)
    right(await undone)
    expect(app.toast.store.value?.message).toContain('locked')
    expect(visits()).toEqual(['a', 'b'])
  })

  it('only the edit that began last is waited for, and undone although an earlier one fails', async () => {
    const slow = deferred<void>()
    const { app, server, visits } = await openApp({ untilLocked: slow.promise })
    const locked = app.lock.toggle({ stops: ['a'] })
    const unplanned = app.move.unplan(['b'])
    const undone = app.history.undoLast()
    right(await unplanned)
    right(await undone)
    expect(visits()).toEqual(['a', 'b'])
    server.setFailure({ kind: 'refused', code: 'conflict', message: 'No.' })
    slow.resolve()
    await locked
  })
})
