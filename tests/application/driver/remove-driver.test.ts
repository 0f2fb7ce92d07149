import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { anOpenPlan } from '../../kit/builders/open-plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'
import { driverUseCases } from '../../kit/driver-use-cases'
import { right } from '../../kit/either'

const withThree = async () => {
  const useCases = driverUseCases()
  const [, second] = [
    right(await useCases.gateway.add({ ...joris, firstName: 'Sanne' })()),
    right(await useCases.gateway.add({ ...joris, firstName: 'Koen' })()),
    right(await useCases.gateway.add({ ...joris, firstName: 'Iris' })()),
  ]
  await useCases.load()
  return { ...useCases, koen: second.value }
}

describe('removeDriver', () => {
  it('a deleted driver leaves the list, and a toast tells it', async () => {
    const { remove, koen, names, toastMessage } = await withThree()
    expect(await remove(koen)).toEqual(E.right(undefined))
    expect(names()).toEqual(['Sanne', 'Iris'])
    expect(toastMessage()).toBe('Driver Koen de Vries deleted')
  })

  it('Undo restores the deleted driver', async () => {
    const { remove, koen, names, toastMessage, toasts, server } = await withThree()
    await remove(koen)
    toasts.undo()
    await expect.poll(toastMessage).toBe('Driver Koen de Vries restored')
    await expect.poll(names).toContain('Koen')
    expect(server.drivers.size).toBe(3)
  })

  it('the toast names the routes and days on which a deleted driver is still planned, the first three', async () => {
    const { remove, koen, toastMessage, plan } = await withThree()
    const driven = { driverId: koen.id, driverName: 'Koen de Vries' }
    const routes = ['2026-11-23', undefined, '2026-11-25', 'Do', 'Vr'].map((day, index) =>
      aRouteTo([`stop ${index}`], { index, day, ...(index === 2 ? {} : driven) }),
    )
    plan.set(anOpenPlan({ plan: aPlanOf(routes.slice(0, 3)) }))
    await remove(koen)
    expect(toastMessage()).toBe('Driver Koen de Vries deleted, but still on route 1 (Ma 23-11), route 2')
    plan.set(anOpenPlan({ plan: aPlanOf(routes) }))
    await remove(koen)
    expect(toastMessage()).toBe(
      'Driver Koen de Vries deleted, but still on route 1 (Ma 23-11), route 2, route 4 (Do) and 1 more',
    )
  })

  it('a driver that another user has already deleted leaves the list', async () => {
    const { remove, koen, names, gateway } = await withThree()
    await gateway.remove(koen.id)()
    expect(await remove(koen)).toEqual(E.right(undefined))
    expect(names()).toEqual(['Sanne', 'Iris'])
  })

  it('a driver stays in the list where the server could not be reached, and a toast tells it', async () => {
    const { remove, koen, names, toastMessage, server } = await withThree()
    server.setFailure({ kind: 'unreachable' })
    expect(await remove(koen)).toEqual(E.left({ kind: 'unreachable' }))
    expect(names()).toEqual(['Sanne', 'Koen', 'Iris'])
    expect(toastMessage()).toBe('Driver Koen de Vries was not deleted: the server could not be reached')
  })

  it('no toast is shown where the session has ended, since §8 shows an alert', async () => {
    const { remove, koen, toastMessage, server } = await withThree()
    server.setFailure({ kind: 'signed-out' })
    expect(await remove(koen)).toEqual(E.left({ kind: 'signed-out' }))
    expect(toastMessage()).toBeUndefined()
  })

  it('a toast tells that the driver is still deleted where Undo fails', async () => {
    const { remove, koen, toastMessage, toasts, server } = await withThree()
    await remove(koen)
    server.setFailure({ kind: 'unreachable' })
    toasts.undo()
    await expect.poll(toastMessage).toBe('Driver Koen de Vries is still deleted: the server could not be reached')
  })
})
