import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import type { CallFailure } from '../../../../src/domain/failure'
import { mapMessage } from '../../../../src/domain/map'
import type { Stop, StopDraft } from '../../../../src/domain/stop'
import '../../../../src/ui/design/index.css'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { deferred } from '../../../kit/deferred'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const name = page.getByRole('textbox', { name: 'Customer name' })
const zip = page.getByRole('textbox', { name: 'Zip' })
const house = page.getByRole('textbox', { name: 'House number' })
const suffix = page.getByRole('textbox', { name: 'Suffix' })
const address = page.getByRole('textbox', { name: 'Address' })
const add = page.getByRole('button', { name: 'Add stop' })

const lindenhof: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52.015679, lng: 4.709499 },
  isExact: true,
}
const lookup: Lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }

type Registered = readonly [Lookup, FoundAddress]

const createApp = async (...others: ReadonlyArray<Registered>) => {
  const server = memoryServer({ addresses: [[lookup, lindenhof], ...others] })
  addStoredProject(server, aPlanOf([], ['a']))
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  return { ...testApp, server }
}

const openForm = async (...others: ReadonlyArray<Registered>) => {
  const testApp = await createApp(...others)
  return { ...testApp, address: renderApp(testApp.app, '/projects/7/(tab:stops/new)') }
}

const fillAll = async () => {
  await name.fill('Bakkerij Blom')
  await zip.fill('2801 ya')
  await house.fill('3')
  await userEvent.tab()
  await expect.element(address).toHaveValue('Lindenhof 3, 2801 YA Gouda')
}

describe('the add-stop screen (§2, §5)', () => {
  it('a new form is a regular delivery, with the focus on the customer name', async () => {
    await openForm()
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toBeDisabled()
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Delivery')
    await expect.element(page.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('Regular')
    await expect.element(add).toBeDisabled()
    await expect.poll(() => document.title).toBe('Add stop · Week 48 · Rondrit')
  })

  it('the map leaves the stop that it was zoomed to', async () => {
    const { app } = await createApp()
    renderApp(app, '/projects/7/(tab:stops)')
    const link = page.getByRole('link', { name: 'Add stop' })
    await expect.element(link).toBeVisible()
    app.map.updateMapView(mapMessage('zoomToMarker', { projectId: '7', stopId: 'a', lat: 52, lng: 5 }))
    expect(app.map.store.mode.kind).toBe('one stop')
    await link.click()
    await expect.element(name).toHaveFocus()
    // The form has the focus before the effects of its page have run.
    await expect.poll(() => app.map.store.mode.kind).toBe('all routes')
  })

  it('leaving the house number looks up the address, and Add stop adds the stop with its coordinates', async () => {
    const { server, address: currentPath } = await openForm()
    await fillAll()
    await add.click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:stops)')
    await expect.element(page.getByRole('link', { name: 'Bakkerij Blom' })).toBeVisible()
    const added = [...(server.projects.get('7')?.plan.stops ?? [])].at(-1)
    expect(added).toMatchObject({
      facts: { customerName: 'Bakkerij Blom', coordinates: lindenhof.coordinates },
      placement: { isPlanned: false },
    })
  })

  it('an address that the register has is exact, and another house for it is not', async () => {
    await openForm()
    await fillAll()
    await expect.element(address).toHaveAccessibleDescription('exact')
    await suffix.fill('b')
    await expect.element(address).not.toHaveAccessibleDescription('exact')
    await userEvent.tab()
    await expect.element(address).toHaveAccessibleDescription('Found from zip and house number. number differs')
  })

  it('a change of the suffix clears the address, and an unknown house leaves it empty', async () => {
    const { address: currentPath } = await openForm()
    await fillAll()
    await expect.element(add).toBeEnabled()
    await suffix.fill('a')
    await expect.element(address).toHaveValue('')
    await expect.element(add).toBeDisabled()
    await suffix.fill('')
    await house.fill('99')
    await userEvent.tab()
    await expect.element(address).toHaveValue('')
    await house.fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(address).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    expect(currentPath()).toBe('/projects/7/(tab:stops/new)')
  })

  it('the error of the customer name shows once the field is left', async () => {
    await openForm()
    await expect.element(name).toHaveFocus()
    await userEvent.tab()
    await expect.element(name).toHaveAccessibleDescription('Customer name is missing')
    await name.fill('B')
    await expect.element(name).toBeValid()
  })
})

describe('the add-stop screen during a slow request', () => {
  const openWithSlowServer = async () => {
    const testApp = await createApp()
    const [answer, sent] = [deferred<E.Either<CallFailure, Stop>>(), new Array<StopDraft>()]
    const stop = {
      ...testApp.app.stop,
      add: (draft: StopDraft) => {
        sent.push(draft)
        return answer.promise()
      },
    }
    return { answer, sent, currentPath: renderApp({ ...testApp.app, stop }, '/projects/7/(tab:stops/new)') }
  }

  it('a stop is sent once however often it is submitted', async () => {
    const { sent, answer } = await openWithSlowServer()
    await fillAll()
    name.element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await add.click()
    await expect.element(add).toHaveAttribute('aria-busy', 'true')
    expect(sent.length).toBe(1)
    answer.resolve(E.left({ kind: 'cancelled' }))
  })

  it('a refused stop keeps its input and shows the reason', async () => {
    const { answer, currentPath } = await openWithSlowServer()
    await fillAll()
    await add.click()
    answer.resolve(E.left({ kind: 'refused', code: 'invalid', message: 'The zip is unknown.' }))
    await expect.element(page.getByText('The stop was not added: The zip is unknown.')).toBeVisible()
    await expect.element(name).toHaveValue('Bakkerij Blom')
    await expect.element(add).toBeEnabled()
    expect(currentPath()).toBe('/projects/7/(tab:stops/new)')
  })

  it('a late answer does not navigate a user who has left the screen', async () => {
    const { answer, currentPath } = await openWithSlowServer()
    await fillAll()
    await add.click()
    await page.getByRole('link', { name: 'Account' }).click()
    await expect.poll(currentPath).toBe('/account')
    answer.resolve(E.right(aStopCalled('new')))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(currentPath()).toBe('/account')
  })
})
