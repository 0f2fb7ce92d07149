import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { joris } from '../../kit/delivery/joris'
import { driverUseCases } from '../../kit/driver-use-cases'

describe('addDriver', () => {
  it('an added driver is in the list at once, and a toast tells it', async () => {
    const { add, load, names, toastMessage } = driverUseCases()
    await load()
    await add(joris)
    expect([names(), toastMessage()]).toEqual([['Joris'], 'Driver Joris de Vries added'])
  })

  it('Undo deletes the added driver', async () => {
    const { add, load, names, toasts, server } = driverUseCases()
    await load()
    await add(joris)
    toasts.undo()
    await expect.poll(names).toEqual([])
    expect(server.drivers.size).toBe(0)
  })

  it('a refused driver is not in the list, and the failure is returned without a toast', async () => {
    const { add, load, names, toastMessage, server } = driverUseCases()
    await load()
    server.setFailure({ kind: 'unreachable' })
    expect(await add(joris)).toEqual(E.left({ kind: 'unreachable' }))
    expect([names(), toastMessage()]).toEqual([[], undefined])
  })
})
