import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { joris } from '../../kit/delivery/joris'
import { driverUseCases } from '../../kit/driver-use-cases'

describe('a driver who is added', () => {
  it('is in the list at once, and told of', async () => {
    const { add, load, names, toastMessage } = driverUseCases()
    await load()
    await add(joris)
    expect([names(), toastMessage()]).toEqual([['Joris'], 'Driver Joris de Vries added'])
  })

  it('goes again by Undo', async () => {
    const { add, load, names, toasts, server } = driverUseCases()
    await load()
    await add(joris)
    toasts.undo()
    await expect.poll(names).toEqual([])
    expect(server.drivers.size).toBe(0)
  })

  it('is nobody where the server says no: it says why, and nothing is told beside', async () => {
    const { add, load, names, toastMessage, server } = driverUseCases()
    await load()
    server.setFailure({ kind: 'unreachable' })
    expect(await add(joris)).toEqual(E.left({ kind: 'unreachable' }))
    expect([names(), toastMessage()]).toEqual([[], undefined])
  })
})
