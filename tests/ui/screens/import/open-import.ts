import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { addStoredProject } from '../../../kit/add-stored-project'
import { memoryServer, type MemoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

export const header = 'Klantnaam;Postcode;Huisnummer;Van;Tot;Soort;Colli'

export const rowsOfFile = [
  'Bakkerij Mulder;3811 WS;12;09:00;12:00;Bezorgen;2',
  'Slagerij Prins;3811 TO;218;15:00;12:00;Bezorgen;3',
  'Kapper Knip;3824 H;164;10:00;12:00;Bezorgen;1',
  'Garage Koster;3741 AB;8;17:00;13:00;Onderhoudje;2',
  'Apotheek Zon;3513 VF;194;09:00;11:00;Onderhoudje;2',
]

export const openImport = async (
  plan: Plan = emptyPlan,
  address = '/projects/7/(tab:stops/import)',
  addresses: MemoryServer['addresses'] = [],
) => {
  const server = memoryServer({ addresses })
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  return { ...testApp, address: renderApp(testApp.app, address) }
}

export const dropFile = (text: string, name = 'orders.csv'): void => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], name))
  page
    .getByRole('main')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const cell = (row: number, column: number) =>
  page.elementLocator(document.querySelector(`[data-cell="${row} ${column}"]`) ?? document.createElement('td'))

export const openRows = async (
  lines: ReadonlyArray<string> = rowsOfFile,
  plan: Plan = emptyPlan,
  addresses: MemoryServer['addresses'] = [],
  [width, height]: readonly [number, number] = [1440, 900],
) => {
  await page.viewport(width, height)
  const opened = await openImport(plan, undefined, addresses)
  await expect.element(page.getByText('Drop a file here')).toBeVisible()
  dropFile([header, ...lines].join('\n'))
  await button('Next: rows').click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  return opened
}
