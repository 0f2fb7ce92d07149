import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ImportGateway } from '../../../src/application/import'
import { emptyPlan, type Plan } from '../../../src/domain/plan'
import { addStoredProject } from '../../kit/add-stored-project'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { fileOf } from '../../kit/delivery/test-data'
import { memoryImportGateway, memoryImportStorage, memoryServer } from '../../kit/memory'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

const text = [
  'Klantnaam;Postcode;Huisnummer;Soort',
  'Bakkerij Mulder;3811 WS;12;Bezorgen',
  'Slagerij Prins;3811 TO;218;Bezorging!',
].join('\n')

const colleague = { ...visser, user: { ...visser.user, apiKey: 'b7', accountId: '8', username: 'p.smit' } }

type Options = {
  readonly account?: typeof visser
  readonly imports?: Partial<ImportGateway>
  readonly plan?: Plan
  readonly file?: string
}

const storage = memoryImportStorage()

const openImport = async (
  { account = visser, imports = {}, plan = emptyPlan }: Options = {},
  importStorage = storage,
) => {
  const server = memoryServer()
  const project = addStoredProject(server, plan)
  const gateways = { ...memoryGateways(server), imports: { ...memoryImportGateway(server), ...imports } }
  const testApp = await createTestApp({ browserState: signedInState(account), server, gateways, importStorage })
  await testApp.app.plan.open({ projectId: project, part: 'stops' })
  const importFacade = await testApp.app.openImport()
  await importFacade.open(project)
  return { ...testApp, importFacade, project }
}

/** The import after a file was read and its rows show. */
const openRows = async (options: Options = {}, importStorage = memoryImportStorage()) => {
  const opened = await openImport(options, importStorage)
  const file = options.file ?? text
  await opened.importFacade.readFile(fileOf(file, 'orders.csv'))
  opened.importFacade.goTo('rows')
  await expect.poll(() => opened.importFacade.store.rows.length).toBe(file.split('\n').length - 1)
  return { ...opened, importStorage }
}

const fix = { kind: 'set', rows: [3], texts: { type: 'Service' } } as const

describe('the import', () => {
  it('an unfinished import keeps the table, the columns and the edits for its user and project alone', async () => {
    const { importFacade, importStorage, project } = await openRows()
    importFacade.edit(fix)
    const again = await openImport({}, importStorage)
    await expect.poll(() => again.importFacade.store.rows[1]?.texts.type).toBe('Service')
    expect(again.importFacade.store.value.step).toBe('rows')
    const other = await openImport({ account: colleague }, importStorage)
    expect(other.importFacade.store.value.work).toBeUndefined()
    expect(await again.importFacade.projectsWithImport()).toEqual([project])
    expect(await other.importFacade.projectsWithImport()).toEqual([])
  })

  it('the import of a user who logged out is not shown to another, and is kept', async () => {
    const { app, importFacade, importStorage } = await openRows()
    await app.logOut()
    expect(importFacade.store.value.work).toBeUndefined()
    const again = await openImport({}, importStorage)
    await expect.poll(() => again.importFacade.store.rows.length).toBe(2)
  })

  it('edits are taken back, the last first, also those from before a change of the columns', async () => {
    const { importFacade } = await openRows()
    importFacade.edit(fix)
    importFacade.edit({ kind: 'include', rows: [2], isIncluded: false })
    importFacade.undo()
    expect(importFacade.store.rows.map(({ isIncluded }) => isIncluded)).toEqual([true, true])
    importFacade.choose({ defaultDuration: 15 })
    await expect.poll(() => importFacade.store.rows[0]?.texts.duration).toBe('15')
    expect(importFacade.store.rows[1]?.texts.type).toBe('Service')
    importFacade.undo()
    await expect.poll(() => importFacade.store.rows[1]?.texts.type).toBe('Bezorging!')
  })

  it('an import sends the ticked rows, deletes the table and keeps what its columns meant', async () => {
    const { importFacade, importStorage, server, project } = await openRows()
    importFacade.choose({ columns: ['customerName', 'zip', 'houseNumber', undefined] })
    await expect.poll(() => importFacade.store.rows.filter(({ isIncluded }) => isIncluded).length).toBe(2)
    expect(await importFacade.send()).toEqual(E.right(2))
    expect([...(server.projects.get(project)?.plan.stops ?? [])]).toHaveLength(2)
    expect(importFacade.store.value.work).toBeUndefined()
    expect(await importFacade.projectsWithImport()).toEqual([])
    const again = await openImport({}, importStorage)
    await again.importFacade.readFile(fileOf(text, 'next.csv'))
    expect(again.importFacade.store.value.work?.settings.columns).toEqual([
      'customerName',
      'zip',
      'houseNumber',
      undefined,
    ])
  })

  it('the rows that are left after an import are kept, with their fixes', async () => {
    const file = [text, 'Kapper Knip;3824 HR;164;Bezorgen', 'Kapper Knip;3824 HR;164;Bezorgen'].join('\n')
    const { importFacade, importStorage, project, server } = await openRows({ file })
    importFacade.edit({ kind: 'set', rows: [3], texts: { notes: 'Bel aan' } })
    importFacade.edit({ kind: 'set', rows: [2], texts: { notes: 'Achterom' } })
    expect(await importFacade.send()).toEqual(E.right(2))
    expect(importFacade.store.rows.map(({ number, isIncluded }) => [number, isIncluded])).toEqual([
      [3, false],
      [5, false],
    ])
    expect(importFacade.store.value.isSending).toBe(false)
    expect(await importFacade.projectsWithImport()).toEqual([project])
    const again = await openImport({}, importStorage)
    await expect.poll(() => again.importFacade.store.rows.map(({ number }) => number)).toEqual([3, 5])
    expect(again.importFacade.store.rows[0]?.texts.notes).toBe('Bel aan')
    importFacade.edit(fix)
    expect(await importFacade.send()).toEqual(E.right(1))
    expect([...(server.projects.get(project)?.plan.stops ?? [])]).toHaveLength(3)
    expect(importFacade.store.rows.map(({ number }) => number)).toEqual([5])
  })

  it('no unfinished import is kept once the last row is imported', async () => {
    const { importFacade } = await openRows()
    await importFacade.send()
    importFacade.edit(fix)
    expect(await importFacade.send()).toEqual(E.right(1))
    expect(importFacade.store.value.work).toBeUndefined()
    expect(await importFacade.projectsWithImport()).toEqual([])
  })

  it('an update sends of a stop that is there only what the file says', async () => {
    const sent: Set<string>[] = []
    const place = { verdict: 'exact', street: 'Dorpsstraat', city: 'Soest', coordinates: { lat: 52, lng: 5 } } as const
    const { importFacade } = await openRows({
      file: 'Klantnaam;Postcode;Huisnummer;Referentie\nBakker;3811 WS;12;T-1\nKapper;3811 WS;14;T-2',
      plan: planOf([], [{ ...plainFacts, id: 's1', groupedExternalTaskIds: ['T-1'] }]),
      imports: {
        checkAddresses: (addresses) => TE.right(addresses.map(() => place)),
        importStops: (_project, _mode, rows) => {
          sent.push(...rows.map((row) => new Set(Object.keys(row))))
          return TE.left({ kind: 'unreachable' })
        },
      },
    })
    importFacade.choose({ defaultDay: '2026-11-24', defaultDuration: 15 })
    importFacade.chooseMode('update')
    await expect.poll(() => importFacade.store.rows.length).toBe(2)
    await expect.poll(() => importFacade.store.value.verdicts.size).toBe(2)
    await importFacade.send()
    const ofFile = ['customerName', 'zip', 'houseNumber', 'groupedExternalTaskIds']
    const added = ['duration', 'routeDay', 'street', 'city', 'lat', 'lng']
    expect(sent).toEqual([new Set(ofFile), new Set([...ofFile, ...added])])
    importFacade.edit({ kind: 'set', rows: [2], texts: { duration: '20' } })
    await importFacade.send()
    expect(sent[2]).toEqual(new Set([...ofFile, 'duration']))
  })

  it('the choice to update stops is kept', async () => {
    const { importFacade, importStorage } = await openRows()
    importFacade.chooseMode('update')
    const again = await openImport({}, importStorage)
    await expect.poll(() => again.importFacade.store.rows.length).toBe(2)
    expect(again.importFacade.store.value.mode).toBe('update')
  })

  it('the edits of a sheet are dropped once another row has the names of its columns', async () => {
    const { importFacade } = await openRows()
    importFacade.edit(fix)
    importFacade.choose({ headerRow: 1, defaultDuration: 15 })
    expect(importFacade.store.value.work?.edits).toEqual([fix])
    importFacade.choose({ headerRow: 2 })
    await expect.poll(() => importFacade.store.rows.length).toBe(1)
    expect(importFacade.store.rows[0]?.texts.type).toBe('Bezorging!')
  })

  it('more than 10,000 rows below the names of the columns are refused', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `Klant;3811 WS;${index + 1};Bezorgen`)
    const refusal = 'Has more than 10,000 rows. Divide the file.'
    const { importFacade } = await openImport({}, memoryImportStorage())
    await importFacade.readFile(fileOf(['Klantnaam;Postcode;Huisnummer;Soort', ...rows].join('\n'), 'orders.csv'))
    importFacade.choose({ headerRow: 0 })
    expect(importFacade.store.value).toMatchObject({ refusal, work: { settings: { headerRow: 1 } } })
    await importFacade.discard()
    await importFacade.readFile(fileOf([text, ...rows].join('\n'), 'orders.csv'))
    expect(importFacade.store.value).toMatchObject({ refusal, work: undefined, step: 'source' })
  })

  it('a refusal of the server is shown at its rows, until they are edited', async () => {
    const refusal = {
      kind: 'refused',
      code: 'bad_upload',
      message: 'No',
      details: [{ row: 1, field: 'zip', reason: 'Not a zip' }],
      total: 1,
    } as const
    const { importFacade } = await openRows({ imports: { importStops: () => TE.left(refusal) } })
    expect(E.isLeft(await importFacade.send())).toBe(true)
    expect(importFacade.store.rows[0]).toMatchObject({
      isIncluded: false,
      problems: [{ field: 'zip', reason: 'Not a zip', value: '3811 WS' }],
    })
    importFacade.edit({ kind: 'set', rows: [2], texts: { zip: '3811 AB' } })
    expect(importFacade.store.rows[0]).toMatchObject({ isIncluded: true, problems: [] })
  })

  it('a refusal that names another row gives its number in the file, until either row is edited', async () => {
    const reason = 'T-7 is the reference of another row too'
    const details = [
      { row: 1, field: 'groupedExternalTaskIds', reason, otherRow: 2 },
      { row: 2, field: 'groupedExternalTaskIds', reason, otherRow: 1 },
    ]
    const refusal = { kind: 'refused', code: 'bad_upload', message: 'No', details, total: 2 } as const
    const { importFacade } = await openRows({ imports: { importStops: () => TE.left(refusal) } })
    importFacade.edit(fix)
    expect(E.isLeft(await importFacade.send())).toBe(true)
    expect(importFacade.store.rows.map(({ problems }) => problems.map((problem) => problem.reason))).toEqual([
      [`${reason}: row 3`],
      [`${reason}: row 2`],
    ])
    importFacade.edit({ kind: 'set', rows: [3], texts: { groupedExternalTaskIds: 'T-8' } })
    expect(importFacade.store.rows.map(({ isIncluded }) => isIncluded)).toEqual([true, true])
  })

  it('the verdict of each address is requested once', async () => {
    const asked: string[] = []
    const { importFacade } = await openRows({
      imports: {
        checkAddresses: (addresses) => {
          asked.push(...addresses.map(({ zip }) => zip))
          return TE.right(
            addresses.map(() => ({ verdict: 'not_found', street: undefined, city: undefined, coordinates: undefined })),
          )
        },
      },
    })
    await expect.poll(() => importFacade.store.value.verdicts.size).toBe(2)
    importFacade.edit(fix)
    importFacade.edit({ kind: 'set', rows: [3], texts: { zip: '3811 AB' } })
    await expect.poll(() => importFacade.store.value.verdicts.size).toBe(3)
    expect(asked).toEqual(['3811WS', '3811TO', '3811AB'])
  })
})
