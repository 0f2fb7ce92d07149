import { describe, expect, it } from 'vitest'
import { joris } from '../../kit/delivery/joris'
import { driversLaid } from '../../kit/driver-use-cases'
import { right } from '../../kit/either'

const withThree = async () => {
  const desk = driversLaid()
  const [, second] = [
    right(await desk.gateway.add({ ...joris, firstName: 'Sanne' })()),
    right(await desk.gateway.add({ ...joris, firstName: 'Koen' })()),
    right(await desk.gateway.add({ ...joris, firstName: 'Iris' })()),
  ]
  await desk.load()
  return { ...desk, koen: second.value }
}

describe('a driver who is deleted', () => {
  it('leaves the list, and a way back', async () => {
    const { remove, koen, names, words } = await withThree()
    expect(await remove(koen)).toBe(true)
    expect(names()).toEqual(['Sanne', 'Iris'])
    expect(words()).toBe('Driver Koen de Vries deleted')
  })

  it('comes back by Undo', async () => {
    const { remove, koen, names, words, toasts, server } = await withThree()
    await remove(koen)
    toasts.undo()
    await expect.poll(words).toBe('Driver Koen de Vries restored')
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
    const { remove, koen, names, words, server } = await withThree()
    server.become({ kind: 'unreachable' })
    expect(await remove(koen)).toBe(false)
    expect(names()).toEqual(['Sanne', 'Koen', 'Iris'])
    expect(words()).toBe('Driver Koen de Vries was not deleted: the server cannot be reached')
  })

  it('stays without a word where the session ended, for §8 has said so', async () => {
    const { remove, koen, words, server } = await withThree()
    server.become({ kind: 'signed-out' })
    expect(await remove(koen)).toBe(false)
    expect(words()).toBeUndefined()
  })

  it('is said to be still deleted where nothing brings them back', async () => {
    const { remove, koen, words, toasts, server } = await withThree()
    await remove(koen)
    server.become({ kind: 'unreachable' })
    toasts.undo()
    await expect.poll(words).toBe('Driver Koen de Vries is still deleted: the server cannot be reached')
  })
})
