import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ImportGateway } from '../../../src/application/import'
import { emptyPlan } from '../../../src/domain/plan'
import { addStoredProject } from '../../kit/add-stored-project'
import { fileOf } from '../../kit/delivery/test-data'
import { memoryImportGateway, memoryImportStorage, memoryServer } from '../../kit/memory'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

const text = [
  'Klantnaam;Postcode;Huisnummer;Soort',
  'Bakkerij Mulder;3811 WS;12;Bezorgen',
  'Slagerij Prins;3811 TO;218;Bezorging!',
].join('\n')

const colleague = { ...visser, user: { ...visser.user, apiKey: 'b7', accountId: '8', username: 'p.smit' } }

type Options = { readonly account?: typeof visser; readonly imports?: Partial<ImportGateway> }

const storage = memoryImportStorage()

const openWorkbench = async ({ account = visser, imports = {} }: Options = {}, importStorage = storage) => {
  const server = memoryServer()
  const project = addStoredProject(server, emptyPlan)
  const gateways = { ...memoryGateways(server), imports: { ...memoryImportGateway(server), ...imports } }
  const testApp = await createTestApp({ browserState: signedInState(account), server, gateways, importStorage })
  await testApp.app.plan.open({ projectId: project, part: 'stops' })
  const workbench = await testApp.app.openImport()
  await workbench.open(project)
  return { ...testApp, workbench, project }
}

/** The workbench after a file was read and its rows show. */
const openRows = async (options: Options = {}, importStorage = memoryImportStorage()) => {
  const opened = await openWorkbench(options, importStorage)
  await opened.workbench.readFile(fileOf(text, 'orders.csv'))
  opened.workbench.goTo('rows')
  await expect.poll(() => opened.workbench.store.rows.length).toBe(2)
  return { ...opened, importStorage }
}

const mend = { kind: 'set', rows: [3], texts: { type: 'Service' } } as const

describe('the import workbench', () => {
  it('keeps the table, the columns and the edits for its user and project alone', async () => {
    const { workbench, importStorage, project } = await openRows()
    workbench.edit(mend)
    const again = await openWorkbench({}, importStorage)
    await expect.poll(() => again.workbench.store.rows[1]?.texts.type).toBe('Service')
    expect(again.workbench.store.value.step).toBe('rows')
    const other = await openWorkbench({ account: colleague }, importStorage)
    expect(other.workbench.store.value.work).toBeUndefined()
    expect(await again.workbench.keptProjects()).toEqual([project])
    expect(await other.workbench.keptProjects()).toEqual([])
  })

  it('shows nothing of a user who logged out, and keeps it', async () => {
    const { app, workbench, importStorage } = await openRows()
    await app.logOut()
    expect(workbench.store.value.work).toBeUndefined()
    const again = await openWorkbench({}, importStorage)
    await expect.poll(() => again.workbench.store.rows.length).toBe(2)
  })

  it('takes edits back, the last first, also those from before a change of the columns', async () => {
    const { workbench } = await openRows()
    workbench.edit(mend)
    workbench.edit({ kind: 'include', rows: [2], isIncluded: false })
    workbench.undo()
    expect(workbench.store.rows.map(({ isIncluded }) => isIncluded)).toEqual([true, true])
    workbench.choose({ defaultDuration: 15 })
    await expect.poll(() => workbench.store.rows[0]?.texts.duration).toBe('15')
    expect(workbench.store.rows[1]?.texts.type).toBe('Service')
    workbench.undo()
    await expect.poll(() => workbench.store.rows[1]?.texts.type).toBe('Bezorging!')
  })

  it('sends the ticked rows, forgets the table and remembers what its columns meant', async () => {
    const { workbench, importStorage, server, project } = await openRows()
    workbench.choose({ columns: ['customerName', 'zip', 'houseNumber', undefined] })
    await expect.poll(() => workbench.store.rows.filter(({ isIncluded }) => isIncluded).length).toBe(2)
    expect(await workbench.send()).toEqual(E.right(2))
    expect([...(server.projects.get(project)?.plan.stops ?? [])]).toHaveLength(2)
    expect(workbench.store.value.work).toBeUndefined()
    expect(await workbench.keptProjects()).toEqual([])
    const again = await openWorkbench({}, importStorage)
    await again.workbench.readFile(fileOf(text, 'next.csv'))
    expect(again.workbench.store.value.work?.settings.columns).toEqual([
      'customerName',
      'zip',
      'houseNumber',
      undefined,
    ])
  })

  it('shows what the server refuses at its rows, until they are edited', async () => {
    const refusal = {
      kind: 'refused',
      code: 'bad_upload',
      message: 'No',
      details: [{ row: 1, field: 'zip', reason: 'Not a zip' }],
      total: 1,
    } as const
    const { workbench } = await openRows({ imports: { importStops: () => TE.left(refusal) } })
    expect(E.isLeft(await workbench.send())).toBe(true)
    expect(workbench.store.rows[0]).toMatchObject({
      isIncluded: false,
      problems: [{ field: 'zip', reason: 'Not a zip', value: '3811 WS' }],
    })
    workbench.edit({ kind: 'set', rows: [2], texts: { zip: '3811 AB' } })
    expect(workbench.store.rows[0]).toMatchObject({ isIncluded: true, problems: [] })
  })

  it('asks for the verdict of each address once', async () => {
    const asked: string[] = []
    const { workbench } = await openRows({
      imports: {
        checkAddresses: (addresses) => {
          asked.push(...addresses.map(({ zip }) => zip))
          return TE.right(
            addresses.map(() => ({ verdict: 'not_found', street: undefined, city: undefined, coordinates: undefined })),
          )
        },
      },
    })
    await expect.poll(() => workbench.store.value.verdicts.size).toBe(2)
    workbench.edit(mend)
    workbench.edit({ kind: 'set', rows: [3], texts: { zip: '3811 AB' } })
    await expect.poll(() => workbench.store.value.verdicts.size).toBe(3)
    expect(asked).toEqual(['3811WS', '3811TO', '3811AB'])
  })
})
