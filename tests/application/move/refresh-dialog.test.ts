import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { MoveGateway, PricesQuery } from '../../../src/application/move'
import { MoveDialogStore, type Prices } from '../../../src/application/move/move-dialog-store'
import { moveDialogActions } from '../../../src/application/move/open-move-dialog'
import { MAX_PRICED_STOPS, type Price } from '../../../src/domain/move'
import { zeroFigures } from '../../../src/domain/schedule'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { addStoredProject } from '../../kit/add-stored-project'
import { deferred } from '../../kit/deferred'
import { eventually } from '../../kit/eventually'
import { right } from '../../kit/either'
import { memoryClock, memoryMoveGateway, memoryServer, memoryStopGateway } from '../../kit/memory'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

/** The dialog of stop a is open, and Piet edits the same project. */
const openDialog = async () => {
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1, carrierId: 8 })]))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  await app.plan.open({ projectId: '7', part: 'routes' })
  await app.move.openDialog(['a'])
  const piet = { ...server, username: 'Piet' }
  const dialog = () => app.move.dialog.value
  const priceOfUnplanning = () => {
    const prices = dialog()?.prices
    return prices?.kind === 'known' ? prices.prices.find(({ to }) => to.kind === 'unplanned')?.figures : undefined
  }
  return { app, piet, dialog, priceOfUnplanning }
}

describe('the questions of the dialog Move to…', () => {
  it('the prices are asked for before the dialog is shown, since showing it takes a while', async () => {
    const { app } = await openDialog()
    const order: string[] = []
    const { openDialog: open } = moveDialogActions({
      moves: {
        prices: () => () => {
          order.push('prices')
          return Promise.resolve(E.right([]))
        },
      },
      plan: app.plan.store,
      session: app.session,
      dialog: { value: undefined, set: () => order.push('dialog') },
      callServer: (_name, call) => call(),
      clock: memoryClock(),
    })
    await open(['a'])
    expect(order).toEqual(['prices', 'dialog'])
  })

  /** The dialog of stop a with its first prices; each further question is answered by the test, with what it was asked. */
  const openWithQuestions = async () => {
    const { app } = await openDialog()
    const unplanned = { to: { kind: 'unplanned' }, day: undefined, figures: zeroFigures, lock: undefined } as const
    const questions: Array<{ readonly withPositionPrices: boolean; readonly answer: () => void }> = []
    const dialog = new MoveDialogStore()
    const actions = moveDialogActions({
      moves: {
        prices:
          (_project, { withPositionPrices }) =>
          async () => {
            const { promise, resolve } = deferred<void>()
            questions.push({ withPositionPrices, answer: () => resolve() })
            await promise()
            return E.right([
              { ...unplanned, bestPosition: undefined, positionPrices: withPositionPrices ? [] : undefined },
            ])
          },
      },
      plan: app.plan.store,
      session: app.session,
      dialog,
      callServer: (_name, call) => call(),
      clock: memoryClock(),
    })
    const opened = actions.openDialog(['a'])
    questions[0]?.answer()
    right(await opened)
    const hasPositions = () =>
      dialog.value?.prices.kind === 'known' &&
      dialog.value.prices.prices.some(({ positionPrices }) => positionPrices !== undefined)
    return { ...actions, questions, hasPositions }
  }

  it('a late answer does not replace that to a later question, which has the positions', async () => {
    const { refreshDialog, readPositionPrices, questions, hasPositions } = await openWithQuestions()
    const [refreshed, positionsRead] = [refreshDialog(), readPositionPrices()]
    questions[2]?.answer()
    right(await positionsRead)
    questions[1]?.answer()
    await refreshed
    expect(hasPositions()).toBe(true)
  })

  it('the answer to a later request is used though an earlier one was answered before it', async () => {
    const { refreshDialog, readPositionPrices, questions, hasPositions } = await openWithQuestions()
    const [refreshed, positionsRead] = [refreshDialog(), readPositionPrices()]
    questions[1]?.answer()
    right(await refreshed)
    questions[2]?.answer()
    right(await positionsRead)
    expect(hasPositions()).toBe(true)
  })

  it('positions that are asked for are asked for again after another version, also before they are known', async () => {
    const { refreshDialog, readPositionPrices, questions } = await openWithQuestions()
    void readPositionPrices()
    void refreshDialog()
    expect(questions.map(({ withPositionPrices }) => withPositionPrices)).toEqual([false, true, true])
  })
})

describe('the dialog Move to… while a colleague edits', () => {
  it('the prices are read again, and it is said whose change that was', async () => {
    const { piet, dialog, priceOfUnplanning } = await openDialog()
    const before = priceOfUnplanning()
    const unplanB = { stop: 'b', to: { kind: 'unplanned' }, position: { kind: 'cheapest' }, from: undefined } as const
    right(await memoryMoveGateway(piet).move('7', { seenVersion: undefined, moves: [unplanB] })())
    await eventually(() => expect(dialog()).toMatchObject({ changedBy: 'Piet', prices: { kind: 'known' } }))
    const query: PricesQuery = { stops: ['a'], withPositionPrices: false }
    const now = right(await memoryMoveGateway(piet).prices('7', query)()).find(({ to }) => to.kind === 'unplanned')
    expect(now?.figures).not.toEqual(before)
    await eventually(() => expect(priceOfUnplanning()).toEqual(now?.figures))
  })

  it('a stop that the colleague moves is not moved over that in silence: the user is asked', async () => {
    const { app, piet, dialog } = await openDialog()
    const toD = { stop: 'a', to: { kind: 'route', index: 1 }, position: { kind: 'first' }, from: undefined } as const
    right(await memoryMoveGateway(piet).move('7', { seenVersion: undefined, moves: [toD] })())
    await eventually(() => expect(dialog()?.changedBy).toBe('Piet'))
    const [to, position] = [{ kind: 'unplanned' }, { kind: 'cheapest' }] as const
    const moved = await app.move.moveStops({ stops: ['a'], to, position, seenPlan: dialog()?.seenPlan })
    expect(moved).toMatchObject({ left: { code: 'moved_meanwhile' } })
    expect(app.move.conflict.value).toMatchObject({ stops: ['a'], message: 'Somebody moved this in the meantime.' })
  })

  it('a stop that the user moved just before is moved without a question', async () => {
    const { app, dialog } = await openDialog()
    right(await app.move.moveStops({ stops: ['a'], to: { kind: 'route', index: 1 }, position: { kind: 'first' } }))
    await eventually(() => expect(dialog()?.changedBy).toBe('m.visser'))
    const [to, position] = [{ kind: 'unplanned' }, { kind: 'cheapest' }] as const
    right(await app.move.moveStops({ stops: ['a'], to, position, seenPlan: dialog()?.seenPlan }))
  })

  it('the dialog closes where the colleague deletes its only stop', async () => {
    const { piet, dialog } = await openDialog()
    expect(E.isRight(await memoryStopGateway(piet).delete('7', 'a')())).toBe(true)
    await eventually(() => expect(dialog()).toBeUndefined())
  })
})

describe('the dialog Move to… with more stops than are priced together', () => {
  it('the dialog opens at once, and no price is asked for', async () => {
    const server = memoryServer()
    const stops = Array.from({ length: MAX_PRICED_STOPS + 1 }, (_, number) => `s${number}`)
    addStoredProject(server, aPlanOf([aRouteTo(stops)]))
    const { app } = await createTestApp({ browserState: signedInState(visser), server })
    await app.plan.open({ projectId: '7', part: 'routes' })
    right(await app.move.openDialog(stops))
    expect(app.move.dialog.value).toMatchObject({ stops, prices: { kind: 'unknown' } })
    right(await app.move.openDialog(stops.slice(1)))
    expect(app.move.dialog.value).toMatchObject({ prices: { kind: 'known' } })
  })
})

describe('the prices of other days in the dialog Move to…', () => {
  const open = async (
    isUnavailable: (day: string | undefined) => boolean = () => false,
    metresOf: (day: string | undefined, time: number) => number = () => 0,
  ) => {
    const server = memoryServer()
    const routes = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day, index) =>
      aRouteTo([`s${index}`], { index, day }),
    )
    addStoredProject(server, aPlanOf(routes))
    const gateways = memoryGateways(server)
    const askedDays: Array<string | undefined> = []
    const prices: MoveGateway['prices'] = (project, query, cancelSignal) => {
      const time = askedDays.push(query.day)
      return isUnavailable(query.day)
        ? TE.left({ kind: 'unreachable' })
        : TE.map<ReadonlyArray<Price>, ReadonlyArray<Price>>((known) =>
            known.map((price) => ({ ...price, figures: { ...price.figures, metres: metresOf(query.day, time) } })),
          )(gateways.moves.prices(project, query, cancelSignal))
    }
    const { app } = await createTestApp({
      browserState: signedInState(visser),
      server,
      gateways: { ...gateways, moves: { ...gateways.moves, prices } },
    })
    await app.plan.open({ projectId: '7', part: 'routes' })
    await app.move.openDialog(['s0'])
    return { app, askedDays, otherDays: () => app.move.dialog.value?.otherDays }
  }
  const daysIn = (prices: Prices | undefined) =>
    new Set(prices?.kind === 'known' ? prices.prices.map(({ day }) => day) : [])

  it('are read when they are asked for, of each other day once, and again after another version of the plan', async () => {
    const { app, askedDays, otherDays } = await open()
    expect([askedDays, otherDays()]).toEqual([[undefined], undefined])
    right(await app.move.readOtherDays())
    expect(askedDays).toEqual([undefined, '2026-11-25', '2026-11-26'])
    expect(daysIn(otherDays())).toEqual(new Set(['2026-11-25', '2026-11-26']))
    right(await app.move.refreshDialog())
    expect(askedDays.slice(3)).toEqual([undefined, '2026-11-25', '2026-11-26'])
  })

  it('are unknown where none of them can be read, and the stop can be moved all the same', async () => {
    const { app, otherDays } = await open((day) => day !== undefined)
    expect(E.isLeft(await app.move.readOtherDays())).toBe(true)
    expect(otherDays()).toEqual({ kind: 'unknown' })
  })

  it('are kept of the days that were read before one failed', async () => {
    const { app, otherDays } = await open((day) => day === '2026-11-26')
    expect(E.isLeft(await app.move.readOtherDays())).toBe(true)
    expect(daysIn(otherDays())).toEqual(new Set(['2026-11-25']))
  })

  it('the day of the dialog is none of them where its own prices cannot be read', async () => {
    const { app, askedDays, otherDays } = await open((day) => day === undefined)
    right(await app.move.readOtherDays())
    expect(askedDays).toEqual([undefined, '2026-11-25', '2026-11-26'])
    expect(daysIn(otherDays())).toEqual(new Set(['2026-11-25', '2026-11-26']))
  })

  it('are not read again after another version while their list is closed, but when it is opened', async () => {
    const { app, askedDays, otherDays } = await open()
    right(await app.move.readOtherDays())
    app.move.leaveOtherDays()
    right(await app.move.refreshDialog())
    expect([askedDays.slice(3), otherDays()]).toEqual([[undefined], undefined])
    right(await app.move.readOtherDays())
    expect(askedDays.slice(4)).toEqual(['2026-11-25', '2026-11-26'])
  })

  it('keep the order in which they were first listed, though later prices differ', async () => {
    const { app, otherDays } = await open(undefined, (day, time) => (day === '2026-11-25' ? time : 4))
    right(await app.move.readOtherDays())
    expect([...daysIn(otherDays())]).toEqual(['2026-11-25', '2026-11-26'])
    right(await app.move.readOtherDays())
    right(await app.move.readOtherDays())
    expect([...daysIn(otherDays())]).toEqual(['2026-11-25', '2026-11-26'])
  })
})
