import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { changeDriver } from '../../../src/application/driver'
import type { DriverDraft } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'
import { driverUseCases } from '../../kit/driver-use-cases'
import { left, right } from '../../kit/either'

const withJoris = async () => {
  const useCases = driverUseCases()
  const added = right(await useCases.gateway.add(joris)())
  await useCases.load()
  const stored = () => useCases.server.drivers.get(added.value.id)?.value.lastName
  return { ...useCases, added, stored }
}

const bakker = { ...joris, lastName: 'Bakker' }

describe('changeDriver', () => {
  it('the changed driver is in the list, and a toast tells it', async () => {
    const { change, added, drivers, toastMessage } = await withJoris()
    expect(right(await change({ current: added, details: bakker })).version).toBe(2)
    expect(drivers.value).toMatchObject({ drivers: [{ lastName: 'Bakker' }] })
    expect(toastMessage()).toBe('Driver Joris Bakker saved')
  })

  it('Undo restores the previous details', async () => {
    const { change, added, stored, toastMessage, toasts } = await withJoris()
    await change({ current: added, details: bakker })
    toasts.undo()
    await expect.poll(toastMessage).toBe('Change of driver Joris de Vries undone')
    expect(stored()).toBe('de Vries')
  })

  it('the unknown fields of a driver are sent along', async () => {
    const { added, drivers, toasts } = await withJoris()
    const sent: DriverDraft[] = []
    const change = changeDriver({
      gateway: {
        change: (_, draft) => {
          sent.push(draft)
          return TE.right(added)
        },
      },
      drivers,
      toasts,
      callServer: (_, call) => call(),
    })
    const current = { ...added, value: { ...added.value, unknownFields: { badge: 'B-7' } } }
    await change({ current, details: bakker })
    expect(sent).toEqual([{ details: bakker, unknownFields: { badge: 'B-7' } }])
  })

  it('a change of an outdated version is refused as stale, and the stored driver stays', async () => {
    const { change, added, stored, toastMessage } = await withJoris()
    await change({ current: added, details: { ...joris, lastName: 'Visser' } })
    expect(left(await change({ current: added, details: bakker }))).toMatchObject({ code: 'stale' })
    expect([stored(), toastMessage()]).toEqual(['Visser', 'Driver Joris Visser saved'])
  })

  it('Undo changes nothing where another user has changed the driver since, and a toast tells it', async () => {
    const { change, added, stored, toastMessage, toasts, gateway } = await withJoris()
    await change({ current: added, details: bakker })
    const otherUsersDraft = { details: { ...joris, lastName: 'Visser' }, unknownFields: {} }
    right(await gateway.change(added.value.id, otherUsersDraft, undefined)())
    toasts.undo()
    await expect.poll(toastMessage).toContain('The change of driver Joris de Vries was not undone: ')
    expect(stored()).toBe('Visser')
  })
})
