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

const opened = async (theirId?: string) => {
  const server = memoryServer()
  addStoredProject(server, emptyPlan)
  const drivers = memoryDriverGateway(server)
  const { id } = right(await drivers.add(joris)()).value
  const laid = await createTestApp({ browserState: signedInState(visser), server })
  const address = renderApp(laid.app, `/projects/7/(tab:drivers/${theirId ?? id})`)
  const change = async (name: string) =>
    right(await drivers.change(id, { details: { ...joris, lastName: name }, extra: {} }, undefined)())
  return { ...laid, address, change, stored: () => server.drivers.get(id)?.value.lastName }
}

describe('the details of a driver', () => {
  it('fill the form, and are saved', async () => {
    const { address, stored } = await opened()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Joris de Vries' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue(joris.addressSummary)
    await lastName.fill('Bakker')
    await save.click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
    await expect.element(page.getByText('Driver Joris Bakker saved')).toBeVisible()
    expect(stored()).toBe('Bakker')
  })

  it('keep the focus on the heading, though it comes in two steps', async () => {
    const server = memoryServer()
    addStoredProject(server, emptyPlan)
    await memoryDriverGateway(server).add(joris)()
    const { app } = await createTestApp({ browserState: signedInState(visser), server })
    renderApp(app, '/projects/7/(tab:drivers)')
    await page.getByRole('link', { name: 'View Joris de Vries' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Joris de Vries' })
    await expect.element(heading).toHaveFocus()
  })

  it('are not saved over what somebody else has changed; theirs can be loaded', async () => {
    const { change, stored } = await opened()
    await lastName.fill('Bakker')
    await change('Visser')
    await save.click()
    const words = 'The driver was not saved: somebody else has changed this driver meanwhile.'
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(lastName).toHaveValue('Bakker')
    await page.getByRole('button', { name: 'Load theirs' }).click()
    await expect.element(lastName).toHaveValue('Visser')
    await lastName.fill('Bakker')
    await save.click()
    await expect.poll(stored).toBe('Bakker')
  })

  it('delete the driver, and show the others', async () => {
    const { address, stored } = await opened()
    await page.getByRole('button', { name: 'Delete Joris de Vries' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
    await expect.element(page.getByText('Driver Joris de Vries deleted')).toBeVisible()
    expect(stored()).toBeUndefined()
  })

  it('of nobody say so, and lead to the drivers', async () => {
    const { address } = await opened('nobody')
    await expect.element(page.getByText('There is no such driver')).toBeVisible()
    await page.getByRole('link', { name: 'All drivers' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
  })
})

it('the details of a driver that did not load are asked for again', async () => {
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
