import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { LookUpAddress } from '../../../../src/application/address'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import type { CallFailure } from '../../../../src/domain/failure'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const add = page.getByRole('button', { name: 'Add driver' })

const lindenhof = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52.015679, lng: 4.709499 },
}

const createApp = async () => {
  const server = memoryServer({
    addresses: [[{ zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }, lindenhof]],
  })
  addStoredProject(server, emptyPlan)
  return { ...(await createTestApp({ browserState: signedInState(visser), server })), server }
}

type LookupAnswer = E.Either<CallFailure, FoundAddress>

/** Opens the form with lookups that the test answers by `answer`. */
const openWithSlowLookup = async () => {
  const { app } = await createApp()
  const lookups: Lookup[] = []
  const pending: Array<(answer: LookupAnswer) => void> = []
  const lookUpAddress: LookUpAddress = (lookup) => {
    lookups.push(lookup)
    return new Promise((resolve) => pending.push(resolve))
  }
  renderApp({ ...app, driver: { ...app.driver, lookUpAddress } }, '/projects/7/(tab:drivers/new)')
  await expect.element(field('First name')).toHaveFocus()
  return { lookups, answer: (answer: LookupAnswer) => pending.shift()?.(answer) }
}

const openForm = async () => {
  const testApp = await createApp()
  const { server } = testApp
  const address = renderApp(testApp.app, '/projects/7/(tab:drivers/new)')
  await expect.element(field('First name')).toHaveFocus()
  return { ...testApp, address, drivers: () => [...server.drivers.values()].map(({ value }) => value) }
}

const fillIn = async (): Promise<void> => {
  await field('First name').fill('Noor')
  await field('Last name').fill('van Beek')
  await field('Zipcode').fill('2801 ya')
  await field('House number').fill('3')
  await field('Mobile number').fill('06 1234 5678')
}

describe('the add-driver screen (§2)', () => {
  it('the fields are in the order of the specification', async () => {
    await openForm()
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels).toEqual([
      'First name',
      'Last name',
      'Zipcode',
      'House number',
      'Suffix',
      'Address',
      'Mobile number',
      'Begin time',
      'End time',
      'Vehicle capacity',
      'Trips a day',
      'Loading (minutes)',
    ])
  })

  it('the vehicle capacity says what it counts', async () => {
    await openForm()
    await expect.element(field('Vehicle capacity')).toHaveAccessibleDescription('Sum of the demands of its stops')
  })

  it('a new driver is stored once, with the found address, and shows in the list', async () => {
    const { address, drivers } = await openForm()
    await expect.element(add).toBeDisabled()
    await fillIn()
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await field('Last name').click()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(address).toBe('/projects/7/(tab:drivers)')
    await expect.element(page.getByRole('link', { name: 'View Noor van Beek' })).toBeVisible()
    await expect.element(page.getByText('Driver Noor van Beek added')).toBeVisible()
    expect(drivers()).toMatchObject([
      {
        firstName: 'Noor',
        city: 'Gouda',
        availabilityEarliest: '09:00',
        availabilityLatest: '18:00',
        vehicleCapacity: 50,
        trips: 1,
        loadingMinutes: 20,
      },
    ])
  })

  it('a failed lookup leaves the address empty without an error (§8), and the driver cannot be added', async () => {
    const { server } = await openForm()
    await fillIn()
    await expect.element(add).toBeEnabled()
    await field('House number').fill('4')
    await userEvent.tab()
    await expect.element(field('Address')).toHaveValue('')
    await expect.element(add).toBeDisabled()
    server.setFailure({ kind: 'unreachable' })
    await field('House number').fill('3')
    await userEvent.tab()
    await expect.element(field('Address')).toHaveAttribute('aria-busy', 'false')
    await expect.element(field('Address')).toHaveValue('')
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
  })

  it('leaving zip, number or suffix looks up the address each time and keeps the old one meanwhile (§5)', async () => {
    const { lookups, answer } = await openWithSlowLookup()
    await field('House number').fill('3')
    await field('Suffix').click()
    await expect.poll(() => lookups).toEqual([{ zip: '', houseNumber: '3', houseNumberSuffix: '' }])
    await expect.element(field('Address')).toHaveAttribute('aria-busy', 'true')
    await field('House number').click()
    await field('Zipcode').fill('2801 ya')
    // The same lookup was already pending.
    expect(lookups.length).toBe(1)
    answer(E.left({ kind: 'unreachable' }))
    await field('House number').click()
    await field('Suffix').click()
    await expect.poll(() => lookups.length).toBe(2)
    answer(E.right(lindenhof))
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await field('Mobile number').click()
    await expect.poll(() => lookups.length).toBe(3)
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await expect.element(field('Address')).toHaveAttribute('aria-busy', 'false')
    answer(E.left({ kind: 'unreachable' }))
    await expect.element(field('Address')).toHaveValue('')
    await field('Zipcode').click()
    await field('Mobile number').click()
    await expect.poll(() => lookups.length).toBe(4)
    answer(E.right(lindenhof))
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await field('House number').fill(' ')
    await field('Mobile number').click()
    await expect.element(field('Address')).toHaveValue('')
    expect(lookups.length).toBe(4)
  })

  it('Enter in an incomplete form looks up the address and keeps the focus', async () => {
    await openForm()
    await field('Zipcode').fill('2801YA')
    await field('House number').fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await expect.element(field('House number')).toHaveFocus()
  })

  it.each([
    ['First name', ' ', 'First name is missing'],
    ['Last name', 'x'.repeat(201), 'Longer than 200 characters'],
    ['Zipcode', '<script>', 'Not a Dutch zip code'],
    ['Mobile number', '06 12', 'Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces'],
    ['Begin time', '25:00', 'Write a time such as 9:30'],
    ['End time', '8:59', 'End time is not after begin time'],
    ['Vehicle capacity', '0', 'Must be at least 1, not "0"'],
    ['Trips a day', '11', 'Must be at most 10, not "11"'],
    ['Loading (minutes)', '', 'Loading (minutes) is missing'],
  ])('the field %s with the text %j shows its error', async (name, text, reason) => {
    await openForm()
    await field(name).fill(text)
    await userEvent.tab()
    await expect.element(field(name)).toHaveAccessibleDescription(reason)
    await expect.element(field(name)).toBeInvalid()
  })

  it('the input stays in the form where the server could not be reached', async () => {
    const { server, address, drivers } = await openForm()
    await fillIn()
    await expect.element(add).toBeEnabled()
    server.setFailure({ kind: 'unreachable' })
    await add.click()
    await expect.element(page.getByText('The driver was not added: the server could not be reached')).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Noor')
    expect([drivers(), address()]).toEqual([[], '/projects/7/(tab:drivers/new)'])
  })
})
