import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../../src/domain/plan'
import { addStoredProject } from '../../kit/add-stored-project'
import { fileOf } from '../../kit/delivery/test-data'
import { memoryServer } from '../../kit/memory'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const file = [
  'Klantnaam;Postcode;Huisnummer;Soort',
  'Bakkerij Mulder;3811 WS;12;Bezorgen',
  'Slagerij Prins;3811 TO;218;Bezorging!',
  'Kapper Knip;3824 HR;164;Bezorgen',
].join('\n')

const openRows = async () => {
  const server = memoryServer()
  const project = addStoredProject(server, emptyPlan)
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  await app.plan.open({ projectId: project, part: 'stops' })
  const importFacade = await app.openImport()
  await importFacade.open(project)
  await importFacade.readFile(fileOf(file, 'orders.csv'))
  importFacade.goTo('rows')
  await expect.poll(() => importFacade.store.rows.length).toBe(3)
  const rowNumbers = () => importFacade.store.rows.map(({ number }) => number)
  return { app, importFacade, project, rowNumbers }
}

const fix = { kind: 'set', rows: [3], texts: { type: 'Service' } } as const

describe('an import that is not finished', () => {
  it('other screens see how many rows of a file are left, until none is', async () => {
    const { app, importFacade, project } = await openRows()
    await importFacade.send()
    expect(app.unfinishedImport.value).toEqual({ project, fileName: 'orders.csv', rowCount: 1 })
    importFacade.edit(fix)
    await importFacade.send()
    expect(app.unfinishedImport.value).toBeUndefined()
  })

  it('another user who logs in sees nothing of it', async () => {
    const { app, importFacade } = await openRows()
    await importFacade.send()
    await app.logOut()
    expect(app.unfinishedImport.value).toBeUndefined()
  })
})

describe('the undo of an import', () => {
  it('the undo brings the imported rows back beside those that were left, with the fixes of both', async () => {
    const { app, importFacade, rowNumbers } = await openRows()
    importFacade.edit({ kind: 'set', rows: [2], texts: { notes: 'Achterom' } })
    expect(await importFacade.send()).toEqual(E.right(2))
    importFacade.edit(fix)
    expect(rowNumbers()).toEqual([3])
    await app.history.undoLast()
    await expect.poll(rowNumbers).toEqual([2, 3, 4])
    expect(importFacade.store.rows.map(({ texts }) => [texts.notes, texts.type])).toEqual([
      ['Achterom', 'Delivery'],
      [undefined, 'Service'],
      [undefined, 'Delivery'],
    ])
    expect(importFacade.store.rows.every(({ isIncluded }) => isIncluded)).toBe(true)
  })

  it('the undo brings the rows of the last import back where none were left', async () => {
    const { app, importFacade, rowNumbers } = await openRows()
    await importFacade.send()
    importFacade.edit(fix)
    await importFacade.send()
    expect(importFacade.store.value.work).toBeUndefined()
    await app.history.undoLast()
    await expect.poll(rowNumbers).toEqual([3])
    await app.history.undoLast()
    await expect.poll(rowNumbers).toEqual([2, 3, 4])
    expect(importFacade.store.value.step).toBe('rows')
  })

  it('another file that was opened since stays as it is', async () => {
    const { app, importFacade } = await openRows()
    await importFacade.send()
    await importFacade.readFile(fileOf('Klantnaam;Postcode;Huisnummer\nDen;3511 AB;1', 'other.csv'))
    await app.history.undoLast()
    expect(importFacade.store.value.work?.table.fileName).toBe('other.csv')
  })
})
