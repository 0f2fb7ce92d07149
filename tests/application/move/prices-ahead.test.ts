import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { PricesQuery } from '../../../src/application/move'
import type { CallFailure } from '../../../src/domain/failure'
import { addStoredProject } from '../../kit/add-stored-project'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryServer } from '../../kit/memory'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

const unreachable: CallFailure = { kind: 'unreachable' }

/** A project is open; `failures`: how many of the first questions fail. */
const openApp = async (failures = 0) => {
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1, carrierId: 8 })]))
  const gateways = memoryGateways(server)
  const asked: PricesQuery[] = []
  const { app, clock } = await createTestApp({
    server,
    browserState: signedInState(visser),
    gateways: {
      ...gateways,
      moves: {
        ...gateways.moves,
        prices: (id, query) => async () => {
          asked.push(query)
          return asked.length <= failures ? E.left(unreachable) : gateways.moves.prices(id, query)()
        },
      },
    },
  })
  await app.plan.open({ projectId: '7', part: 'routes' })
  const untilRead = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { app, clock, asked, untilRead, prices: () => app.move.dialog.value?.prices.kind }
}

describe('prices that are read ahead', () => {
  it('a dialog of the stop has its prices at once, and asks for none', async () => {
    const { app, asked, untilRead, prices } = await openApp()
    app.move.readPricesAhead('a')
    app.move.readPricesAhead('a')
    await untilRead()
    const opened = app.move.openDialog(['a'])
    expect(prices()).toBe('known')
    right(await opened)
    expect([asked, app.move.dialog.value?.prices]).toMatchObject([[{ stops: ['a'] }], { kind: 'known' }])
  })

  it('prices are not asked for a stop that the plan does not have', async () => {
    const { app, asked } = await openApp()
    app.move.readPricesAhead('gone')
    expect(asked).toEqual([])
  })

  it('a dialog that opens before they have come waits for them', async () => {
    const { app, asked, prices } = await openApp()
    app.move.readPricesAhead('a')
    const opened = app.move.openDialog(['a'])
    expect(prices()).toBe('loading')
    right(await opened)
    expect([asked.length, prices()]).toEqual([1, 'known'])
  })

  it.each([
    ['another stop', ['b']],
    ['several stops', ['a', 'b']],
  ])('a dialog of %s asks for its own', async (_, stops) => {
    const { app, asked, untilRead } = await openApp()
    app.move.readPricesAhead('a')
    await untilRead()
    right(await app.move.openDialog(stops))
    expect(asked.map((query) => 'stops' in query && query.stops)).toEqual([['a'], stops])
  })

  it('prices are asked for again after a change of the plan, and after half a minute', async () => {
    const { app, clock, asked, untilRead } = await openApp()
    app.move.readPricesAhead('a')
    await untilRead()
    right(await app.move.unplan(['b']))
    right(await app.move.openDialog(['a']))
    expect(asked.length).toBe(2)
    app.move.closeDialog()
    app.move.readPricesAhead('a')
    await untilRead()
    clock.advance(30_000)
    right(await app.move.openDialog(['a']))
    expect(asked.length).toBe(4)
  })

  it('a failure shows nothing, and the dialog asks again', async () => {
    const { app, asked, untilRead, prices } = await openApp(2)
    app.move.readPricesAhead('a')
    await untilRead()
    app.move.readPricesAhead('a')
    const opened = app.move.openDialog(['a'])
    right(await opened)
    expect([asked.length, prices(), app.alerts.visible]).toEqual([3, 'known', []])
  })

  it('the positions of a route are asked for, since they are not read ahead', async () => {
    const { app, asked, untilRead } = await openApp()
    app.move.readPricesAhead('a')
    await untilRead()
    right(await app.move.openDialog(['a']))
    right(await app.move.readPositionPrices())
    expect(asked.map(({ withPositionPrices }) => withPositionPrices)).toEqual([false, true])
  })
})
