import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newDriver } from '../../../../src/domain/driver'
import '../../../../src/ui/design/index.css'
import { joris } from '../../../kit/delivery/joris'
import { openRoute } from './open-route'

const driver = page.getByRole('combobox', { name: 'Driver' })
const change = page.getByRole('button', { name: 'Change driver' })

describe('the driver form of the route details', () => {
  it('Change driver stores the chosen driver, and Undo restores the previous one', async () => {
    const { route } = await openRoute()
    await expect.element(driver).toHaveDisplayValue('No driver')
    await expect.element(change).toBeDisabled()
    await driver.selectOptions('Joris de Vries')
    await change.click()
    await expect.poll(() => route()?.driverName).toBe('Joris de Vries')
    await expect.element(change).toBeDisabled()
    await expect.element(driver).toHaveDisplayValue('Joris de Vries')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => route()?.driverName).toBeUndefined()
    await expect.element(driver).toHaveDisplayValue('No driver')
  })

  it('a refused change keeps the choice, shows the reason, and leaves the route unchanged', async () => {
    const { server, route } = await openRoute()
    await driver.selectOptions('Joris de Vries')
    server.setFailure({ kind: 'refused', code: 'gone', message: 'That driver has left.' })
    await change.click()
    await expect.element(page.getByText('The driver was not changed: That driver has left.')).toBeVisible()
    await expect.element(driver).toHaveDisplayValue('Joris de Vries')
    expect(route()?.driverId).toBeUndefined()
  })

  it('a driver whom a colleague has deleted is not offered any more once the change is refused', async () => {
    const { server, route } = await openRoute()
    await driver.selectOptions('Joris de Vries')
    server.drivers.set('d2', { value: newDriver(joris, { id: 'd2', shortId: 'd2', createdAt: '' }), version: 1 })
    server.drivers.delete('d1')
    await change.click()
    await expect.element(page.getByText('The driver was not changed:', { exact: false })).toBeVisible()
    await expect.element(driver).toHaveDisplayValue('No driver')
    await expect.element(change).toBeDisabled()
    expect(route()?.driverId).toBeUndefined()
  })

  it('changing the driver of a locked route gives only the warning of the lock', async () => {
    const { server, route } = await openRoute()
    await driver.selectOptions('Joris de Vries')
    server.setFailure({ kind: 'refused', code: 'locked', message: 'Route 1 is locked by demo.' })
    await change.click()
    await expect.element(page.getByText('Route 1 is locked by demo.', { exact: true })).toBeVisible()
    await expect.element(page.getByText('The driver was not changed', { exact: false })).not.toBeInTheDocument()
    await expect.element(driver).toHaveDisplayValue('Joris de Vries')
    expect(route()?.driverId).toBeUndefined()
  })
})
