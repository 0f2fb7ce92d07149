import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { alertDurationOf } from '../../../src/domain/alert'
import type { StopId } from '../../../src/domain/stop'
import { createTestApp, signedInState, visser, type TestApp } from '../../kit/test-app'
import { fileOf, aRow } from '../../kit/delivery/test-data'
import type { AppConfig } from '../../../src/domain/config'
import { right } from '../../kit/either'
import { memoryProjectGateway, memoryServer, memoryStopGateway, type MemoryServer } from '../../kit/memory'

const gatewaysTo = (server: MemoryServer) => ({
  projects: memoryProjectGateway(server),
  stops: memoryStopGateway(server),
})

const carriers = [
  { id: 1, displayName: 'Noord' },
  { id: 2, displayName: 'Zuid' },
]

type Table = TestApp & { readonly project: string; readonly ids: ReadonlyArray<StopId> }

/** Opens a project with three stops that this user has uploaded. */
const opened = async (config: Partial<AppConfig> = {}): Promise<Table> => {
  const server = memoryServer({ carriers })
  const open = await createTestApp({ browserState: signedInState(visser), server, config })
  const { projects, stops } = gatewaysTo(server)
  const { id } = right(await projects.create('Week 48')())
  right(await stops.upload(id, fileOf([0, 1, 2].map((at) => aRow(at))), () => undefined).result())
  await open.app.plan.open({ projectId: id, part: 'stops' })
  await open.app.stop.loadCarriers()
  return { ...open, project: id, ids: [...(open.app.plan.store.plan?.stops ?? [])].map((stop) => stop.facts.id) }
}

const move = async ({ app }: Table, id: StopId | undefined): Promise<void> => {
  const moved = await app.stop.moveToRoute({
    id: id ?? '',
    taskIds: [id ?? ''],
    currentCarrier: undefined,
    newCarrier: 1,
    newSequence: undefined,
  })
  expect(moved).toEqual(E.right(undefined))
}

/** The gateways of another user of the same server. */
const asAnother = (server: MemoryServer) => gatewaysTo({ ...server, username: 's.dewit' })

const plannedIn = ({ app }: Table): number =>
  [...(app.plan.store.plan?.stops ?? [])].filter(({ placement: { isPlanned } }) => isPlanned).length

const toastOn = ({ app }: Table): string | undefined => app.toast.store.value?.message

const alertsOn = ({ app }: Table): ReadonlyArray<string> => app.alerts.visible.map(({ alert }) => alert.message)

describe('the toast of an edit', () => {
  it('a toast has the sentence of the history and can undo the edit', async () => {
    const table = await opened()
    await move(table, table.ids[0])
    await expect.poll(() => toastOn(table)).toMatch(/^Klant 1 .*route 1/)
    expect(plannedIn(table)).toBe(1)
    table.app.history.undoToast()
    await expect.poll(() => plannedIn(table)).toBe(0)
    expect(toastOn(table)).toMatch(/^Undone: Klant 1/)
  })

  it('the toast of a redo can undo the change again', async () => {
    const table = await opened()
    await move(table, table.ids[0])
    await table.app.history.undoLast()
    expect(table.app.toast.store.value?.undo).toBeUndefined()
    await table.app.history.redoNext()
    expect([toastOn(table), plannedIn(table)]).toEqual([expect.stringMatching(/^Redone: Klant 1/), 1])
    table.app.history.undoToast()
    await expect.poll(() => plannedIn(table)).toBe(0)
  })

  it('no toast is shown where the server keeps no history', async () => {
    const table = await opened({ serverKeepsHistory: false })
    await move(table, table.ids[0])
    expect(toastOn(table)).toBeUndefined()
    await table.app.history.undoLast()
    expect(plannedIn(table)).toBe(1)
  })
})

describe('undoLast and redoNext', () => {
  it('changes are undone from the newest one on, and redone from the last undone one on', async () => {
    const table = await opened()
    const { undoLast, redoNext } = table.app.history
    await move(table, table.ids[0])
    await move(table, table.ids[1])
    await Promise.all([undoLast(), undoLast()])
    expect(plannedIn(table)).toBe(0)
    await redoNext()
    expect(plannedIn(table)).toBe(1)
    await Promise.all([redoNext(), redoNext()])
    expect(plannedIn(table)).toBe(2)
  })

  it('a change of another user is undone only after a confirmation, and stays after a cancel', async () => {
    const table = await opened()
    const { stops } = asAnother(table.server)
    const draft = { id: table.ids[0] ?? '', taskIds: [table.ids[0] ?? ''] }
    right(
      await stops.update(table.project, {
        ...draft,
        currentCarrier: undefined,
        newCarrier: 2,
        newSequence: undefined,
      })(),
    )
    await expect.poll(() => plannedIn(table)).toBe(1)
    const { history } = table.app
    await history.undoLast()
    expect(history.store.value.stepsToConfirm?.map(({ action, entry }) => `${action} of ${entry.by}`)).toEqual([
      'undo of s.dewit',
    ])
    history.cancel()
    expect([history.store.value.stepsToConfirm, plannedIn(table)]).toEqual([undefined, 1])
    await history.undoLast()
    await history.confirm()
    expect([history.store.value.stepsToConfirm, plannedIn(table)]).toEqual([undefined, 0])
  })

  it('a series of undos ends at the first refusal, and an alert names the blocking change', async () => {
    const table = await opened()
    const { app, ids, project, server } = table
    await move(table, ids[0])
    await move(table, ids[1])
    await expect.poll(() => toastOn(table)).toMatch(/^Klant 2/)
    // Another user moves a third stop to the same route.
    right(
      await gatewaysTo(server).stops.update(project, {
        id: ids[2] ?? '',
        taskIds: [ids[2] ?? ''],
        currentCarrier: undefined,
        newCarrier: 1,
        newSequence: undefined,
      })(),
    )
    app.history.undoToast()
    await expect.poll(() => alertsOn(table)).toContainEqual(expect.stringMatching(/in the way.*Klant 3/))
    const warnings = app.alerts.visible.filter(({ alert }) => alert.type === 'Warning')
    expect(warnings.map(({ alert }) => alertDurationOf(alert))).toEqual([10_000])
    expect(plannedIn(table)).toBe(3)
  })
})

describe('undoTo and redoTo', () => {
  it('the plan goes back to any change of the history, and forward again', async () => {
    const table = await opened()
    const { history } = table.app
    for (const id of table.ids) await move(table, id)
    await history.load(table.project)
    const upload = history.store.loaded?.changes.at(-1)
    await history.undoTo(upload?.id ?? '')
    expect(plannedIn(table)).toBe(0)
    expect(history.store.loaded?.changes.map(({ isUndone }) => isUndone)).toEqual([true, true, true, false])
    expect(toastOn(table)).toBe('3 changes undone')
    await history.redoTo(history.store.loaded?.changes[0]?.id ?? '')
    expect([plannedIn(table), toastOn(table)]).toEqual([3, '3 changes redone'])
  })

  it('the history is cleared when another project is opened', async () => {
    const table = await opened()
    await table.app.history.load(table.project)
    await table.app.plan.close()
    expect(table.app.history.store.loaded).toBeUndefined()
  })
})
