import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryDriverGateway, memoryServer } from '../../../kit/memory'
import type { AppConfig } from '../../../../src/domain/config'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { joris } from '../../../kit/delivery/joris'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { openAppToMove, toRoute, waitForAnswers } from '../../../kit/app-to-move'
import { right } from '../../../kit/either'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const remove = (name: string) => page.getByRole('button', { name: `Delete ${name} de Vries` })
const view = (name: string) => page.getByRole('link', { name: `View ${name} de Vries` })
const undo = page.getByRole('button', { name: 'Undo' })

const openDrivers = async (
  names: ReadonlyArray<string> = ['Sanne', 'Koen', 'Iris'],
  config: Partial<AppConfig> = {},
) => {
  const server = memoryServer()
  addStoredProject(server, emptyPlan)
  for (const firstName of names) right(await memoryDriverGateway(server).add({ ...joris, firstName })())
  const testApp = await createTestApp({ browserState: signedInState(visser), server, config })
  return { ...testApp, address: renderApp(testApp.app, '/projects/7/(tab:drivers)') }
}

describe('the drivers screen (§2)', () => {
  it('the table has a column for the first and the last name, and actions for each driver', async () => {
    await openDrivers()
    await expect.element(remove('Koen')).toBeVisible()
    const columns = page.getByRole('columnheader').elements()
    expect(columns.map(({ textContent }) => textContent)).toEqual(['First name', 'Last name'])
    await expect.poll(() => document.title).toBe('Drivers · Week 48 · Rondrit')
  })

  it('Down focuses the next driver and Enter opens it', async () => {
    const { address } = await openDrivers()
    await expect.element(view('Sanne')).toBeVisible()
    remove('Sanne').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(view('Koen')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\(tab:drivers\/.+\)$/)
    await expect.element(page.getByRole('heading', { name: 'Koen de Vries' })).toBeVisible()
  })

  it('a deleted driver leaves the list, the next row gets the focus, and Undo restores the driver', async () => {
    const { server } = await openDrivers()
    await remove('Koen').click()
    await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
    await expect.element(view('Koen')).not.toBeInTheDocument()
    await expect.element(view('Iris')).toHaveFocus()
    await undo.click()
    await expect.element(view('Koen')).toBeVisible()
    expect(server.drivers.size).toBe(3)
  })

  it('Ctrl+Z undoes what the toast names, before any change of the plan', async () => {
    const { app, server } = await openDrivers()
    await remove('Koen').click()
    await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText('Driver Koen de Vries restored')).toBeVisible()
    expect(server.drivers.size).toBe(3)
    expect(app.toast.store.value?.undo).toBeUndefined()
  })

  it('Ctrl+Z restores a deleted driver also after the toast has gone', async () => {
    const { app, server } = await openDrivers()
    await remove('Koen').click()
    await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
    app.toast.dismiss()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText('Driver Koen de Vries restored')).toBeVisible()
    expect(server.drivers.size).toBe(3)
  })

  it('deleting the last row focuses the row before it, and deleting the only one focuses the list', async () => {
    await openDrivers(['Sanne', 'Iris'])
    await remove('Iris').click()
    await expect.element(view('Sanne')).toHaveFocus()
    await remove('Sanne').click()
    await expect.element(page.getByText('No drivers yet')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent.trim()).toBe('No drivers yet')
  })

  it('a failed deletion leaves the driver in the list and shows the reason', async () => {
    const { server } = await openDrivers()
    await expect.element(remove('Koen')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await remove('Koen').click()
    const message = 'Driver Koen de Vries was not deleted: the server could not be reached'
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(remove('Koen')).toHaveAttribute('aria-busy', 'false')
  })

  it('on a phone a toast of four lines covers no row at the end of the list', async () => {
    await page.viewport(390, 844)
    const names = Array.from(
      { length: 20 },
      (_, index) => `Maria Wilhelmina Johanna Catharina Elisabeth Cornelia Hendrika Petronella van den ${index}`,
    )
    await openDrivers(names)
    await remove('Maria Wilhelmina Johanna Catharina Elisabeth Cornelia Hendrika Petronella van den 0').click()
    await expect.element(undo).toBeVisible()
    const toast = document.querySelector('.rr-toast')
    document.querySelector('.rr-content')?.scrollTo(0, 10_000)
    const edgeOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    expect(edgeOf(toast).height).toBeGreaterThan(90)
    const lastRow = [...document.querySelectorAll('tbody tr')].at(-1)
    await expect.poll(() => edgeOf(lastRow).bottom).toBeLessThanOrEqual(edgeOf(toast).top)
  })

  it('a logout clears the loaded drivers', async () => {
    const { app } = await openDrivers()
    await expect.element(remove('Koen')).toBeVisible()
    await app.logOut()
    expect(app.driver.store.value).toEqual({ kind: 'loading' })
  })

  it('with showDriversTable off the screen refers to the back-office', async () => {
    await openDrivers(undefined, { showDriversTable: false })
    await expect.element(page.getByText('Drivers are managed in the back-office')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })
})

describe('Ctrl+Z beside a move that is not answered yet', () => {
  const openWithSlowMove = async () => {
    const opened = await openAppToMove({ isSlow: true })
    right(await memoryDriverGateway(opened.server).add({ ...joris, firstName: 'Koen' })())
    renderApp(opened.app, '/projects/7/(tab:drivers)')
    await expect.element(remove('Koen')).toBeVisible()
    const beginMove = () => opened.app.move.moveStops({ stops: ['a'], to: toRoute(1), position: { kind: 'first' } })
    return { ...opened, beginMove }
  }

  it('a driver who was deleted after the move began is restored, and the move stays', async () => {
    const { server, visits, beginMove, letThrough } = await openWithSlowMove()
    const moved = beginMove()
    await remove('Koen').click()
    await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText('Driver Koen de Vries restored')).toBeVisible()
    letThrough()
    right(await moved)
    await waitForAnswers()
    expect([server.drivers.size, visits(1)]).toEqual([1, ['a', 'd', 'e']])
  })

  it.each(['shows', 'has gone'])(
    'a move is undone that began while the toast of a deleted driver %s',
    async (state) => {
      const { app, server, visits, beginMove, letThrough } = await openWithSlowMove()
      await remove('Koen').click()
      await expect.element(page.getByText('Driver Koen de Vries deleted')).toBeVisible()
      if (state === 'has gone') app.toast.dismiss()
      const moved = beginMove()
      await userEvent.keyboard('{Control>}z{/Control}')
      letThrough()
      right(await moved)
      await expect.poll(() => server.projects.get('7')?.version).toBe(3)
      await expect.poll(() => visits(1)).toEqual(['d', 'e'])
      expect(server.drivers.size).toBe(0)
    },
  )
})

it('Try again loads drivers that could not be loaded', async () => {
  const server = memoryServer()
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  server.setFailure({ kind: 'unreachable' })
  renderApp(app, '/projects/7/(tab:drivers)')
  await expect.element(page.getByText('The drivers could not be loaded')).toBeVisible()
  server.setFailure(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No drivers yet')).toBeVisible()
})
