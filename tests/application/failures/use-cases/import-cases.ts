import { fileOf } from '../../../kit/delivery/test-data'
import type { FailingApp } from '../failing-app'
import { openProject, type UseCase } from './use-case'

const mulder = { zip: '3811WS', houseNumber: '12', houseNumberSuffix: undefined }

const orders = 'Klantnaam;Postcode;Huisnummer\nBakkerij Mulder;3811 WS;12'

/** The import at its columns. */
const readOrders = async (open: FailingApp): Promise<void> => {
  await openProject(open)
  const importFacade = await open.app.openImport()
  await importFacade.open(open.projectId)
  await importFacade.readFile(fileOf(orders, 'orders.csv'))
}

/** The import at its rows. */
const checkOrders = async (open: FailingApp): Promise<void> => {
  await readOrders(open)
  const importFacade = await open.app.openImport()
  importFacade.goTo('rows')
}

export const importCases: ReadonlyArray<UseCase> = [
  {
    name: 'check the addresses of an import',
    callName: 'check addresses',
    situation: 'Other failures',
    before: readOrders,
    run: async ({ app }) => (await app.openImport()).goTo('rows'),
  },
  {
    name: 'forget a correction',
    callName: 'forget a correction',
    situation: 'External update failure, and stop fetch failure',
    before: checkOrders,
    run: async ({ app }) => {
      const importFacade = await app.openImport()
      await importFacade.forgetCorrection(mulder)
    },
  },
  {
    name: 'bring back a correction',
    callName: 'bring back a correction',
    situation: 'External update failure, and stop fetch failure',
    before: checkOrders,
    run: async ({ app }) => {
      const importFacade = await app.openImport()
      await importFacade.restoreCorrection(mulder)
    },
  },
  {
    name: 'list corrections',
    callName: 'list corrections',
    situation: 'Other failures',
    run: async ({ app }) => {
      const importFacade = await app.openImport()
      await importFacade.listCorrections('', new AbortController().signal)
    },
  },
  {
    name: 'import stops',
    callName: 'import stops',
    situation: 'Other failures',
    before: checkOrders,
    run: async ({ app }) => (await app.openImport()).send(),
  },
]
