import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { changeDriver, type DriverDraft } from '../../../src/application/driver'
import { joris } from '../../kit/delivery/joris'
import { driverUseCases } from '../../kit/driver-use-cases'
import { left, right } from '../../kit/either'

const withJoris = async () => {
  const useCases = driverUseCases()
  const known = right(await useCases.gateway.add(joris)())
  await useCases.load()
  const stored = () => useCases.server.drivers.get(known.value.id)?.value.lastName
  return { ...useCases, known, stored }
}

const bakker = { ...joris, lastName: 'Bakker' }

describe('a driver who is changed', () => {
  it('is so in the list, and told of', async () => {
    const { change, known, drivers, toastMessage } = await withJoris()
    expect(right(await change(known, bakker)).version).toBe(2)
    expect(drivers.value).toMatchObject({ drivers: [{ lastName: 'Bakker' }] })
    expect(toastMessage()).toBe('Driver Joris Bakker saved')
  })

  it('is as before by Undo', async () => {
    const { change, known, stored, toastMessage, toasts } = await withJoris()
    await change(known, bakker)
    toasts.undo()
    await expect.poll(toastMessage).toBe('Change of driver Joris de Vries undone')
    expect(stored()).toBe('de Vries')
  })

  it('is sent with what others keep with it', async () => {
    const { known, drivers, toasts } = await withJoris()
    const sent: DriverDraft[] = []
    const change = changeDriver({
      gateway: {
        change: (_, draft) => {
          sent.push(draft)
          return TE.right(known)
        },
      },
      drivers,
      toasts,
      attempt: (_, call) => call,
    })
    await change({ ...known, value: { ...known.value, extra: { badge: 'B-7' } } }, bakker)
    expect(sent).toEqual([{ details: bakker, extra: { badge: 'B-7' } }])
  })

  it('stays as somebody else has made it since they were read', async () => {
    const { change, known, stored, toastMessage } = await withJoris()
    await change(known, { ...joris, lastName: 'Visser' })
    expect(left(await change(known, bakker))).toMatchObject({ code: 'stale' })
    expect([stored(), toastMessage()]).toEqual(['Visser', 'Driver Joris Visser saved'])
  })

  it('is not undone over what somebody else did since, and that is said', async () => {
    const { change, known, stored, toastMessage, toasts, gateway } = await withJoris()
    await change(known, bakker)
    const theirs = { details: { ...joris, lastName: 'Visser' }, extra: {} }
    right(await gateway.change(known.value.id, theirs, undefined)())
    toasts.undo()
    await expect.poll(toastMessage).toContain('The change of driver Joris de Vries was not undone: ')
    expect(stored()).toBe('Visser')
  })
})
