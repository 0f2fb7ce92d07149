import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { LookUpAddress } from '../../../../src/application/address'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const add = page.getByRole('button', { name: 'Add driver' })

const lindenhof = { street: 'Lindenhof', houseNumber: '3', city: 'Gouda', at: { lat: 52.015679, lng: 4.709499 } }

const laidOut = async () => {
  const server = memoryServer({
    addresses: [[{ zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }, lindenhof]],
  })
  addStoredProject(server, emptyPlan)
  return { ...(await createTestApp({ browserState: signedInState(visser), server })), server }
}

/** What is looked up, and how to answer it. */
const asking = async () => {
  const { app } = await laidOut()
  const asked: Lookup[] = []
  const waiting: Array<(found: FoundAddress | undefined) => void> = []
  const lookUpAddress: LookUpAddress = (lookup) => {
    asked.push(lookup)
    return new Promise((resolve) => waiting.push(resolve))
  }
  renderApp({ ...app, driver: { ...app.driver, lookUpAddress } }, '/projects/7/(tab:drivers/new)')
  await expect.element(field('First name')).toHaveFocus()
  return { asked, answer: (found: FoundAddress | undefined) => waiting.shift()?.(found) }
}

const opened = async () => {
  const laid = await laidOut()
  const { server } = laid
  const address = renderApp(laid.app, '/projects/7/(tab:drivers/new)')
  await expect.element(field('First name')).toHaveFocus()
  return { ...laid, address, drivers: () => [...server.drivers.values()].map(({ value }) => value) }
}

const fillIn = async (): Promise<void> => {
  await field('First name').fill('Noor')
  await field('Last name').fill('van Beek')
  await field('Zipcode').fill('2801 ya')
  await field('House number').fill('3')
  await field('Mobile number').fill('06 1234 5678')
}

describe('a driver who is added (§2)', () => {
  it('is asked for in the order of the specification', async () => {
    await opened()
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
    ])
  })

  it('is stored with the address that was found, once, and shows among the drivers', async () => {
    const { address, drivers } = await opened()
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
      },
    ])
  })

  it('has no address where none is found, without a word (§8), and cannot be added', async () => {
    const { server } = await opened()
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

  it('is looked up on leaving zip, number or suffix, each time, without a flicker (§5)', async () => {
    const { asked, answer } = await asking()
    await field('House number').fill('3')
    await field('Suffix').click()
    await expect.poll(() => asked).toEqual([{ zip: '', houseNumber: '3', houseNumberSuffix: '' }])
    await expect.element(field('Address')).toHaveAttribute('aria-busy', 'true')
    await field('House number').click()
    await field('Zipcode').fill('2801 ya')
    // The same question was on its way already.
    expect(asked.length).toBe(1)
    answer(undefined)
    await field('House number').click()
    await field('Suffix').click()
    await expect.poll(() => asked.length).toBe(2)
    answer(lindenhof)
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await field('Mobile number').click()
    await expect.poll(() => asked.length).toBe(3)
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await expect.element(field('Address')).toHaveAttribute('aria-busy', 'false')
    answer(undefined)
    await expect.element(field('Address')).toHaveValue('')
    await field('Zipcode').click()
    await field('Mobile number').click()
    await expect.poll(() => asked.length).toBe(4)
    answer(lindenhof)
    await expect.element(field('Address')).toHaveValue('Lindenhof 3, 2801 YA Gouda')
    await field('House number').fill(' ')
    await field('Mobile number').click()
    await expect.element(field('Address')).toHaveValue('')
    expect(asked.length).toBe(4)
  })

  it('is asked for their address by Enter, as by leaving the field', async () => {
    await opened()
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
    ['Begin time', '25:00', 'Not a time: use 9:00'],
    ['End time', '8:59', 'End time is not after begin time'],
    ['Vehicle capacity', '0', 'Less than 1: "0"'],
  ])('says at %s what is wrong with %j', async (name, text, reason) => {
    await opened()
    await field(name).fill(text)
    await userEvent.tab()
    await expect.element(field(name)).toHaveAccessibleDescription(reason)
    await expect.element(field(name)).toBeInvalid()
  })

  it('stays in the form where the server cannot be reached', async () => {
    const { server, address, drivers } = await opened()
    await fillIn()
    await expect.element(add).toBeEnabled()
    server.setFailure({ kind: 'unreachable' })
    await add.click()
    await expect.element(page.getByText('The driver was not added: the server cannot be reached')).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Noor')
    expect([drivers(), address()]).toEqual([[], '/projects/7/(tab:drivers/new)'])
  })
})
