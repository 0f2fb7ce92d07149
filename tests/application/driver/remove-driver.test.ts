import { describe, expect, it } from 'vitest'
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

describe('a driver who is deleted', () => {
  it('leaves the list, and a way back', async () => {
    const { remove, koen, names, toastMessage } = await withThree()
    expect(await remove(koen)).toBe(true)
    expect(names()).toEqual(['Sanne', 'Iris'])
    expect(toastMessage()).toBe('Driver Koen de Vries deleted')
  })

  it('comes back by Undo', async () => {
    const { remove, koen, names, toastMessage, toasts, server } = await withThree()
    await remove(koen)
    toasts.undo()
    await expect.poll(toastMessage).toBe('Driver Koen de Vries restored')
    await expect.poll(names).toContain('Koen')
    expect(server.drivers.size).toBe(3)
  })

  it('is gone as well where somebody else had deleted them', async () => {
    const { remove, koen, names, gateway } = await withThree()
    await gateway.remove(koen.id)()
    expect(await remove(koen)).toBe(true)
    expect(names()).toEqual(['Sanne', 'Iris'])
  })

  it('stays where the server cannot be reached, and that is said', async () => {
    const { remove, koen, names, toastMessage, server } = await withThree()
    server.setFailure({ kind: 'unreachable' })
    expect(await remove(koen)).toBe(false)
    expect(names()).toEqual(['Sanne', 'Koen', 'Iris'])
    expect(toastMessage()).toBe('Driver Koen de Vries was not deleted: the server cannot be reached')
  })

  it('stays without a word where the session ended, for §8 has said so', async () => {
    const { remove, koen, toastMessage, server } = await withThree()
    server.setFailure({ kind: 'signed-out' })
    expect(await remove(koen)).toBe(false)
    expect(toastMessage()).toBeUndefined()
  })

  it('is said to be still deleted where nothing brings them back', async () => {
    const { remove, koen, toastMessage, toasts, server } = await withThree()
    await remove(koen)
    server.setFailure({ kind: 'unreachable' })
    toasts.undo()
    await expect.poll(toastMessage).toBe('Driver Koen de Vries is still deleted: the server cannot be reached')
  })
})
