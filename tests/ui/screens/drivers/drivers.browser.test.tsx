import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryDriverGateway, memoryServer } from '../../../kit/memory'
import type { AppConfig } from '../../../../src/domain/config'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { joris } from '../../../kit/delivery/joris'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { right } from '../../../kit/either'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const remove = (name: string) => page.getByRole('button', { name: `Delete ${name} de Vries` })
const view = (name: string) => page.getByRole('link', { name: `View ${name} de Vries` })
const undo = page.getByRole('button', { name: 'Undo' })

const opened = async (names: ReadonlyArray<string> = ['Sanne', 'Koen', 'Iris'], config: Partial<AppConfig> = {}) => {
  const server = memoryServer()
  addStoredProject(server, emptyPlan)
  for (const firstName of names) right(await memoryDriverGateway(server).add({ ...joris, firstName })())
  const laid = await createTestApp({ browserState: signedInState(visser), server, config })
  return { ...laid, address: renderApp(laid.app, '/projects/7/(tab:drivers)') }
}

describe('the drivers (§2)', () => {
  it('show by first and last name, each with what one can do', async () => {
    await opened()
    await expect.element(remove('Koen')).toBeVisible()
    const columns = page.getByRole('columnheader').elements()
    expect(columns.map(({ textContent }) => textContent)).toEqual(['First name', 'Last name'])
    await expect.poll(() => document.title).toBe('Drivers · Week 48 · Rondrit')
  })

  it('are walked by Down and viewed by Enter', async () => {
    const { address } = await opened()
    await expect.element(view('Sanne')).toBeVisible()
    remove('Sanne').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(view('Koen')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\(tab:drivers\/.+\)$/)
    await expect.element(page.getByRole('heading', { name: 'Koen de Vries' })).toBeVisible()
  })

  it('lose one who is deleted, the focus goes to the next, and Undo brings them back', async () => {
    const { server } = await opened()
    await remove('Koen').click()
    await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
    await expect.element(view('Koen')).not.toBeInTheDocument()
    await expect.element(view('Iris')).toHaveFocus()
    await undo.click()
    await expect.element(view('Koen')).toBeVisible()
    expect(server.drivers.size).toBe(3)
  })

  it('leave the focus to the one before where the last is deleted, and to the list where nobody is left', async () => {
    await opened(['Sanne', 'Iris'])
    await remove('Iris').click()
    await expect.element(view('Sanne')).toHaveFocus()
    await remove('Sanne').click()
    await expect.element(page.getByText('No drivers yet')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent.trim()).toBe('No drivers yet')
  })

  it('stay where the server cannot be reached, and that is said', async () => {
    const { server } = await opened()
    await expect.element(remove('Koen')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await remove('Koen').click()
    const words = 'Driver Koen de Vries was not deleted: the server cannot be reached'
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(remove('Koen')).toHaveAttribute('aria-busy', 'false')
  })

  it('of one user are not there for the next', async () => {
    const { app } = await opened()
    await expect.element(remove('Koen')).toBeVisible()
    await app.logOut()()
    expect(app.driver.store.value).toEqual({ kind: 'loading' })
  })

  it('are managed elsewhere where the flag is off', async () => {
    await opened(undefined, { showDriversTable: false })
    await expect.element(page.getByText('Drivers are managed in the back-office')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })
})

it('drivers who did not load are asked for again', async () => {
  const server = memoryServer()
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  server.setFailure({ kind: 'unreachable' })
  renderApp(app, '/projects/7/(tab:drivers)')
  await expect.element(page.getByText('The drivers could not be loaded')).toBeVisible()
  server.setFailure(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No drivers yet')).toBeVisible()
})
