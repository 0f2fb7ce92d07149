import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryDriverGateway, memoryServer } from '../../../kit/memory'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { joris } from '../../../kit/delivery/joris'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { right } from '../../../kit/either'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const lastName = page.getByRole('textbox', { name: 'Last name' })
const save = page.getByRole('button', { name: 'Save' })

const openDriver = async (openedId?: string) => {
  const server = memoryServer()
  addStoredProject(server, emptyPlan)
  const drivers = memoryDriverGateway(server)
  const { id } = right(await drivers.add(joris)()).value
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const address = renderApp(testApp.app, `/projects/7/(tab:drivers/${openedId ?? id})`)
  const change = async (name: string) =>
    right(await drivers.change(id, { details: { ...joris, lastName: name }, unknownFields: {} }, undefined)())
  return { ...testApp, address, change, storedName: () => server.drivers.get(id)?.value.lastName }
}

describe('the driver details screen', () => {
  it('the form shows the driver, and Save stores the changes', async () => {
    const { address, storedName } = await openDriver()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Joris de Vries' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue(joris.addressSummary)
    await lastName.fill('Bakker')
    await save.click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
    await expect.element(page.getByText('Driver Joris Bakker saved')).toBeVisible()
    expect(storedName()).toBe('Bakker')
  })

  it('the heading has the focus once the driver is loaded', async () => {
    const server = memoryServer()
    addStoredProject(server, emptyPlan)
    await memoryDriverGateway(server).add(joris)()
    const { app } = await createTestApp({ browserState: signedInState(visser), server })
    renderApp(app, '/projects/7/(tab:drivers)')
    await page.getByRole('link', { name: 'View Joris de Vries' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Joris de Vries' })
    await expect.element(heading).toHaveFocus()
  })

  it('a driver changed by somebody else is not overwritten, but can be loaded and then saved', async () => {
    const { change, storedName } = await openDriver()
    await lastName.fill('Bakker')
    await change('Visser')
    await save.click()
    const message = 'The driver was not saved: somebody else has changed this driver meanwhile.'
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(lastName).toHaveValue('Bakker')
    await page.getByRole('button', { name: 'Load theirs' }).click()
    await expect.element(lastName).toHaveValue('Visser')
    await lastName.fill('Bakker')
    await save.click()
    await expect.poll(storedName).toBe('Bakker')
  })

  it('Delete removes the driver and leads to the list', async () => {
    const { address, storedName } = await openDriver()
    await page.getByRole('button', { name: 'Delete Joris de Vries' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
    await expect.element(page.getByText('Driver Joris de Vries deleted')).toBeVisible()
    expect(storedName()).toBeUndefined()
  })

  it('an unknown driver gives a message and a link to the list', async () => {
    const { address } = await openDriver('nobody')
    await expect.element(page.getByText('There is no such driver')).toBeVisible()
    await page.getByRole('link', { name: 'All drivers' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
  })
})

it('Try again loads a driver that could not be loaded', async () => {
  const server = memoryServer()
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  const { id } = right(await memoryDriverGateway(server).add(joris)()).value
  server.setFailure({ kind: 'unreachable' })
  renderApp(app, `/projects/7/(tab:drivers/${id})`)
  await expect.element(page.getByText('The driver could not be loaded')).toBeVisible()
  server.setFailure(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(lastName).toHaveValue('de Vries')
})
