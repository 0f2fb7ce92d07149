import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { AddressVerdict, ImportGateway } from '../../../src/application/import'
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
  const workbench = await app.openImport()
  await workbench.open(project)
  await workbench.readFile(fileOf(text, 'orders.csv'))
  workbench.goTo('rows')
  await expect.poll(() => workbench.store.value.verdicts.size).toBe(2)
  return workbench
}

const exact: AddressVerdict = {
  verdict: 'exact',
  street: 'Kade',
  city: 'Amersfoort',
  coordinates: { lat: 52.1, lng: 5.3 },
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

describe('corrections of addresses in the workbench', () => {
  it('an import says what the addresses of corrected rows were, and of no others', async () => {
    const sent: ReadonlyArray<WrittenRow>[] = []
    const workbench = await openRows({
      importStops: (_project, _mode, _rows, written) => {
        sent.push(written)
        return TE.left({ kind: 'unreachable' })
      },
    })
    await workbench.send()
    workbench.edit({ kind: 'set', rows: [2], texts: { notes: 'Achterom' } })
    workbench.edit({ kind: 'set', rows: [3], texts: { houseNumber: '7', houseNumberSuffix: 'a' } })
    workbench.edit({ kind: 'set', rows: [3], texts: { houseNumber: '17' } })
    await workbench.send()
    workbench.edit({ kind: 'set', rows: [2], texts: { lat: '52.1', lng: '5.3' } })
    await workbench.send()
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
    const workbench = await openRows({
      checkAddresses: (addresses) =>
        TE.right(addresses.map(({ houseNumber }) => (houseNumber === '70' ? corrected : exact))),
      importStops: (_project, _mode, rows) => {
        sent.push(...rows)
        return TE.left({ kind: 'unreachable' })
      },
    })
    await workbench.send()
    expect(sent).toMatchObject([{ houseNumber: '12', lat: 52.1 }, { houseNumber: '70' }])
    expect(sent[1]).not.toHaveProperty('lat')
  })

  it('an address is checked again once its correction is forgotten, and others are not', async () => {
    const asked: string[] = []
    let isForgotten = false
    const workbench = await openRows({
      checkAddresses: (addresses) => {
        asked.push(...addresses.map(({ houseNumber }) => houseNumber))
        return TE.right(addresses.map(({ houseNumber }) => (houseNumber === '70' && !isForgotten ? corrected : exact)))
      },
      forgetCorrection: (address) => {
        isForgotten = address.houseNumber === '70'
        return TE.right(undefined)
      },
    })
    await workbench.forgetCorrection(kapperHouse)
    expect(asked).toEqual(['12', '70', '70'])
    expect([...workbench.store.value.verdicts.values()]).toEqual([exact, exact])
  })

  it('all rows are checked again once a correction is brought back', async () => {
    const asked: string[] = []
    const workbench = await openRows({
      checkAddresses: (addresses) => {
        asked.push(...addresses.map(({ houseNumber }) => houseNumber))
        return TE.right(addresses.map(() => (asked.length > 2 ? corrected : exact)))
      },
      restoreCorrection: () => TE.right(undefined),
    })
    await workbench.restoreCorrection(kapperHouse)
    expect(asked).toEqual(['12', '70', '12', '70'])
    expect([...workbench.store.value.verdicts.values()]).toEqual([corrected, corrected])
  })

  it('a correction stays where the server cannot forget it', async () => {
    const workbench = await openRows({
      checkAddresses: (addresses) => TE.right(addresses.map(() => corrected)),
      forgetCorrection: () => TE.left({ kind: 'unreachable' }),
    })
    await workbench.forgetCorrection(kapperHouse)
    expect([...workbench.store.value.verdicts.values()]).toEqual([corrected, corrected])
  })
})
