import { fileOf } from '../../../kit/delivery/test-data'
import type { FailingApp } from '../failing-app'
import { openProject, type UseCase } from './use-case'

const mulder = { zip: '3811WS', houseNumber: '12', houseNumberSuffix: undefined }

const orders = 'Klantnaam;Postcode;Huisnummer\nBakkerij Mulder;3811 WS;12'

/** The workbench at its columns. */
const readOrders = async (open: FailingApp): Promise<void> => {
  await openProject(open)
  const workbench = await open.app.openImport()
  await workbench.open(open.projectId)
  await workbench.readFile(fileOf(orders, 'orders.csv'))
}

/** The workbench at its rows. */
const checkOrders = async (open: FailingApp): Promise<void> => {
  await readOrders(open)
  const workbench = await open.app.openImport()
  workbench.goTo('rows')
}

export const importCases: ReadonlyArray<UseCase> = [
  {
    name: 'check the addresses of an import',
    attemptName: 'check addresses',
    situation: 'Other failures',
    before: readOrders,
    run: async ({ app }) => (await app.openImport()).goTo('rows'),
  },
  {
    name: 'forget a correction',
    attemptName: 'forget a correction',
    situation: 'External update failure, and stop fetch failure',
    before: checkOrders,
    run: async ({ app }) => {
      const workbench = await app.openImport()
      await workbench.forgetCorrection(mulder)
    },
  },
  {
    name: 'bring back a correction',
    attemptName: 'bring back a correction',
    situation: 'External update failure, and stop fetch failure',
    before: checkOrders,
    run: async ({ app }) => {
      const workbench = await app.openImport()
      await workbench.restoreCorrection(mulder)
    },
  },
  {
    name: 'list corrections',
    attemptName: 'list corrections',
    situation: 'Other failures',
    run: async ({ app }) => {
      const workbench = await app.openImport()
      await workbench.listCorrections('', new AbortController().signal)
    },
  },
  {
    name: 'import stops',
    attemptName: 'import stops',
    situation: 'Other failures',
    before: checkOrders,
    run: async ({ app }) => (await app.openImport()).send(),
  },
]
