import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import { stopList } from '../../../../src/domain/stop'
import type { AppFacade } from '../../../../src/ui/app'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { addStoredProject } from '../../../kit/add-stored-project'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const house = (houseNumber: string, lat: number): readonly [Lookup, FoundAddress] => [
  { zip: '3811WH', houseNumber, houseNumberSuffix: '' },
  { street: 'Biltstraat', houseNumber, city: 'Amersfoort', coordinates: { lat, lng: 5.37 } },
]

const withoutPlace = { ...plainFacts, zip: '3811 WH', coordinates: undefined, addressSummary: undefined }

const plan = planOf(
  [aRouteTo(['a'], { index: 0, carrierId: 1, name: 'Noord' })],
  [
    { ...plainFacts, id: 'a', customerName: 'Klant a', coordinates: { lat: 52.1, lng: 5.1 } },
    { ...withoutPlace, id: 'b', customerName: 'Notariskantoor Mulder', street: 'Biltstraat', houseNumber: '101' },
    { ...withoutPlace, id: 'c', customerName: 'Klant c', houseNumber: '7' },
  ],
)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const open = async (address: string, wrap = (app: AppFacade): AppFacade => app) => {
  const server = memoryServer({ addresses: [house('99', 52.176), house('103', 52.175), house('95', 52.177)] })
  addStoredProject(server, plan)
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(wrap(app), address)
  const placeOf = (id: string) => app.plan.store.plan && stopList.get(app.plan.store.plan.stops, id)?.facts.coordinates
  return { app, placeOf }
}

const stopPage = '/projects/7/(tab:stops/b)'

describe('a stop without a place', () => {
  it('the page and the row of a stop without a place say so, and lead to where it is put on the map', async () => {
    await open('/projects/7/(tab:stops)')
    const row = page.getByRole('row', { name: /Notariskantoor Mulder/ })
    await expect.element(row).toHaveTextContent('No coordinates Put on the map')
    await row.getByRole('link', { name: 'Notariskantoor Mulder' }).click()
    await expect.element(page.getByText('Until it is on the map, Optimise leaves this stop out.')).toBeVisible()
    await page.getByRole('link', { name: 'Put on the map' }).first().click()
    await expect.element(button('Use this place')).toBeDisabled()
  })

  it('the dialog of its moves says that the way is not in the prices', async () => {
    const { app } = await open(stopPage)
    await expect.element(heading('Notariskantoor Mulder')).toBeVisible()
    void app.move.openDialog(['b'])
    const dialog = page.getByRole('dialog', { name: 'Move Notariskantoor Mulder to' })
    await expect.element(dialog).toHaveTextContent('No coordinates: the way there is not in the prices.')
    await dialog.getByRole('link', { name: 'Put on the map' }).click()
    await expect.element(button('Use this place')).toBeVisible()
    expect(app.move.dialog.value).toBeUndefined()
  })

  it('the address to look for on the map shows also where the register does not answer', async () => {
    await open(`${stopPage}?place`, (app) => ({
      ...app,
      stop: { ...app.stop, findNearbyAddresses: async () => E.left({ kind: 'unreachable' }) },
    }))
    await expect.element(page.getByText(/^Biltstraat 101, 3811 WH .*Until it is on the map/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Search another address', exact: true })).toBeVisible()
  })

  it('the nearest houses of the register are offered, and the chosen one is its place after Use this place', async () => {
    const { app, placeOf } = await open(`${stopPage}?place`)
    await expect.element(page.getByText(/^The register has no Biltstraat 101/)).toBeVisible()
    const offered = page.getByRole('list', { name: 'Nearest in the register' }).getByRole('listitem')
    await expect
      .poll(() => offered.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')))
      .toEqual([
        'Biltstraat 993811 WH Amersfoort · number differsChoose',
        'Biltstraat 1033811 WH Amersfoort · number differsChoose',
      ])
    await button('Choose Biltstraat 103').click()
    expect(app.map.store.movablePin).toMatchObject({ at: { lat: 52.175, lng: 5.37 }, title: 'Put on the map' })
    await expect.element(page.getByText('Pin at Biltstraat 103')).toBeVisible()
    await button('Use this place').click()
    await expect.element(page.getByRole('button', { name: 'Edit Notariskantoor Mulder' })).toBeVisible()
    expect(placeOf('b')).toEqual({ lat: 52.175, lng: 5.37 })
    app.history.undoToast()
    await expect.poll(() => placeOf('b')).toBeUndefined()
    await expect.element(page.getByText('Until it is on the map, Optimise leaves this stop out.')).toBeVisible()
    await expect.poll(() => button('Use this place').elements()).toEqual([])
  })

  it('a click on the map is its place, and the address stays as it is written', async () => {
    const { app, placeOf } = await open(`${stopPage}?place`)
    await expect.element(button('Use this place')).toBeDisabled()
    app.map.store.movablePin?.onPut({ lat: 52.2, lng: 5.3 })
    await page.getByRole('textbox', { name: 'Zip' }).click()
    await userEvent.tab()
    await expect.element(button('Use this place')).toBeEnabled()
    await button('Use this place').click()
    await expect.poll(() => placeOf('b')).toEqual({ lat: 52.2, lng: 5.3 })
    const stored = app.plan.store.plan && stopList.get(app.plan.store.plan.stops, 'b')?.facts
    expect(stored).toMatchObject({ zip: '3811 WH', houseNumber: '101', addressSummary: undefined })
  })

  it('another address can be searched, Next goes to the next one, and Cancel changes nothing', async () => {
    const { app, placeOf } = await open(`${stopPage}?place`)
    await page.getByRole('textbox', { name: 'House number' }).fill('95')
    await userEvent.tab()
    await expect.poll(() => app.map.store.movablePin?.at?.lat).toBe(52.177)
    await expect.element(page.getByText('1 more without a place')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect.element(heading('Klant c')).toBeVisible()
    expect(app.map.store.movablePin).toMatchObject({ at: undefined, name: 'Klant c' })
    await button('Cancel').click()
    await expect.element(page.getByRole('button', { name: 'Edit Klant c' })).toBeVisible()
    expect([placeOf('b'), placeOf('c')]).toEqual([undefined, undefined])
  })

  it('a form that fails closes with a message, and the page of the stop stays', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => log.mockRestore())
    await open(`${stopPage}?place`, (app) => ({
      ...app,
      stop: {
        ...app.stop,
        get lookUpAddress(): never {
          throw new Error('not loaded')
        },
      },
    }))
    await expect.element(page.getByText('This could not be opened, please try again later...')).toBeVisible()
    await expect.element(heading('Notariskantoor Mulder')).toBeVisible()
  })
})
