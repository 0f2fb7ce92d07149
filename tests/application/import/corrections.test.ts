import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { verdictOf, type AddressVerdict, type ImportGateway } from '../../../src/application/import'
import { emptyPlan } from '../../../src/domain/plan'
import type { WrittenRow } from '../../../src/domain/upload'
import { addStoredProject } from '../../kit/add-stored-project'
import { fileOf } from '../../kit/delivery/test-data'
import { memoryImportGateway, memoryServer } from '../../kit/memory'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

const text = ['Klantnaam;Postcode;Huisnummer;Plaats', 'Bakker;3811 WS;12;Amersfoort', 'Kapper;3811 WS;70;'].join('\n')

const kapperHouse = { zip: '3811WS', houseNumber: '70', houseNumberSuffix: undefined }

const openRows = async (imports: Partial<ImportGateway>) => {
  const server = memoryServer()
  const project = addStoredProject(server, emptyPlan)
  const gateways = { ...memoryGateways(server), imports: { ...memoryImportGateway(server), ...imports } }
  const { app } = await createTestApp({ browserState: signedInState(visser), server, gateways })
  await app.plan.open({ projectId: project, part: 'stops' })
  const importFacade = await app.openImport()
  await importFacade.open(project)
  await importFacade.readFile(fileOf(text, 'orders.csv'))
  importFacade.goTo('rows')
  await expect.poll(() => importFacade.store.value.verdicts.size).toBe(2)
  return importFacade
}

const exact: AddressVerdict = {
  verdict: 'exact',
  street: 'Kade',
  city: 'Amersfoort',
  coordinates: { lat: 52.1, lng: 5.3 },
}
const notChecked: AddressVerdict = {
  verdict: 'not_checked',
  street: undefined,
  city: undefined,
  coordinates: undefined,
}
const corrected: AddressVerdict = {
  ...exact,
  correction: {
    zip: '3811WS',
    houseNumber: '14',
    houseNumberSuffix: undefined,
    by: 'p.smit',
    at: '2026-11-26T08:00:00Z',
  },
}

/** The register fails the check of one address that was written otherwise, until it is available again. */
const openWithFailedCheck = async () => {
  let isUnavailable = false
  const importFacade = await openRows({
    checkAddresses: (addresses) =>
      isUnavailable ? TE.left({ kind: 'unreachable' }) : TE.right(addresses.map(() => exact)),
  })
  isUnavailable = true
  importFacade.edit({ kind: 'set', rows: [3], texts: { zip: '3811 AB' } })
  await expect.poll(() => importFacade.store.value.isCheckFailed).toBe(true)
  const setAvailable = (): void => {
    isUnavailable = false
  }
  return { importFacade, setAvailable }
}

describe('corrections of addresses in the import', () => {
  it('a failed check of addresses is known until one succeeds', async () => {
    const { importFacade, setAvailable } = await openWithFailedCheck()
    setAvailable()
    importFacade.goTo('rows')
    await expect.poll(() => importFacade.store.value.verdicts.size).toBe(3)
    expect(importFacade.store.value.isCheckFailed).toBe(false)
  })

  it('a failed check is over once the address that it asked for is written otherwise', async () => {
    const { importFacade } = await openWithFailedCheck()
    importFacade.edit({ kind: 'set', rows: [3], texts: { zip: '3811 WS' } })
    await expect.poll(() => importFacade.store.value.isCheckFailed).toBe(false)
  })

  it('addresses that the register did not answer for are not checked, and are asked for alone on the next try', async () => {
    const asked: string[] = []
    let isUnavailable = true
    const importFacade = await openRows({
      checkAddresses: (addresses) => {
        asked.push(...addresses.map(({ houseNumber }) => houseNumber))
        return TE.right(
          addresses.map(({ houseNumber }) => (isUnavailable && houseNumber === '70' ? notChecked : exact)),
        )
      },
    })
    const verdicts = () => importFacade.store.rows.map((row) => verdictOf(row, importFacade.store.value)?.verdict)
    expect(verdicts()).toEqual(['exact', 'not_checked'])
    importFacade.edit({ kind: 'set', rows: [2], texts: { notes: 'Achterom' } })
    isUnavailable = false
    importFacade.goTo('rows')
    await expect.poll(verdicts).toEqual(['exact', 'exact'])
    expect(asked).toEqual(['12', '70', '70'])
  })

  it('a row has no verdict until the register is asked, and is not checked where that failed, unless it needs none', async () => {
    const importFacade = await openRows({ checkAddresses: (addresses) => TE.right(addresses.map(() => exact)) })
    const verdictsWith = (isCheckFailed: boolean) =>
      importFacade.store.rows.map((row) => verdictOf(row, { verdicts: new Map(), isCheckFailed })?.verdict)
    importFacade.edit({ kind: 'set', rows: [3], texts: { lat: '52.1', lng: '5.3' } })
    expect(verdictsWith(false)).toEqual([undefined, undefined])
    expect(verdictsWith(true)).toEqual(['not_checked', undefined])
  })

  it('an import says what the addresses of corrected rows were, and of no others', async () => {
    const sent: ReadonlyArray<WrittenRow>[] = []
    const importFacade = await openRows({
      importStops: (_project, _mode, _rows, written) => {
        sent.push(written)
        return TE.left({ kind: 'unreachable' })
      },
    })
    await importFacade.send()
    importFacade.edit({ kind: 'set', rows: [2], texts: { notes: 'Achterom' } })
    importFacade.edit({ kind: 'set', rows: [3], texts: { houseNumber: '7', houseNumberSuffix: 'a' } })
    importFacade.edit({ kind: 'set', rows: [3], texts: { houseNumber: '17' } })
    await importFacade.send()
    importFacade.edit({ kind: 'set', rows: [2], texts: { lat: '52.1', lng: '5.3' } })
    await importFacade.send()
    const kapper = {
      row: 2,
      zip: '3811 WS',
      houseNumber: '70',
      houseNumberSuffix: '',
      street: undefined,
      city: undefined,
    }
    expect(sent).toEqual([
      [],
      [kapper],
      [{ ...kapper, row: 1, houseNumber: '12', houseNumberSuffix: undefined, city: 'Amersfoort' }, kapper],
    ])
  })

  it('an address that was corrected before is sent as the file has it, for the server to correct', async () => {
    const sent: object[] = []
    const importFacade = await openRows({
      checkAddresses: (addresses) =>
        TE.right(addresses.map(({ houseNumber }) => (houseNumber === '70' ? corrected : exact))),
      importStops: (_project, _mode, rows) => {
        sent.push(...rows)
        return TE.left({ kind: 'unreachable' })
      },
    })
    await importFacade.send()
    expect(sent).toMatchObject([{ houseNumber: '12', lat: 52.1 }, { houseNumber: '70' }])
    expect(sent[1]).not.toHaveProperty('lat')
  })

  it('an address is checked again once its correction is forgotten, and others are not', async () => {
    const asked: string[] = []
    let isForgotten = false
    const importFacade = await openRows({
      checkAddresses: (addresses) => {
        asked.push(...addresses.map(({ houseNumber }) => houseNumber))
        return TE.right(addresses.map(({ houseNumber }) => (houseNumber === '70' && !isForgotten ? corrected : exact)))
      },
      forgetCorrection: (address) => {
        isForgotten = address.houseNumber === '70'
        return TE.right(undefined)
      },
    })
    await importFacade.forgetCorrection(kapperHouse)
    expect(asked).toEqual(['12', '70', '70'])
    expect([...importFacade.store.value.verdicts.values()]).toEqual([exact, exact])
  })

  it('all rows are checked again once a correction is brought back', async () => {
    const asked: string[] = []
    const importFacade = await openRows({
      checkAddresses: (addresses) => {
        asked.push(...addresses.map(({ houseNumber }) => houseNumber))
        return TE.right(addresses.map(() => (asked.length > 2 ? corrected : exact)))
      },
      restoreCorrection: () => TE.right(undefined),
    })
    await importFacade.restoreCorrection(kapperHouse)
    expect(asked).toEqual(['12', '70', '12', '70'])
    expect([...importFacade.store.value.verdicts.values()]).toEqual([corrected, corrected])
  })

  it('a correction stays where the server cannot forget it', async () => {
    const importFacade = await openRows({
      checkAddresses: (addresses) => TE.right(addresses.map(() => corrected)),
      forgetCorrection: () => TE.left({ kind: 'unreachable' }),
    })
    await importFacade.forgetCorrection(kapperHouse)
    expect([...importFacade.store.value.verdicts.values()]).toEqual([corrected, corrected])
  })
})
