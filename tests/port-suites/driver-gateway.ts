import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { DriverDraft } from '../../src/domain/driver'
import { joris } from '../kit/delivery/joris'
import { left, right } from '../kit/either'
import { deliverySuite, failureOf } from './delivery-suite'

export const driverGatewaySuite = deliverySuite('DriverGateway', (delivery) => {
  it('a new driver is stored as given with version 1, and can be read', async () => {
    const { drivers } = delivery()
    expect(await drivers.list()()).toEqual(E.right([]))
    const added = right(await drivers.add(joris)())
    expect(added).toMatchObject({ value: { ...joris, routes: [], unknownFields: {} }, version: 1 })
    expect(await drivers.read(added.value.id)()).toEqual(E.right(added))
    expect(await drivers.list()()).toEqual(E.right([added.value]))
  })

  it('a driver with an invalid field is refused, and the refusal names the field', async () => {
    const { drivers } = delivery()
    const invalidDriver = { ...joris, firstName: ' ', availabilityLatest: '08:00', vehicleCapacity: 0 }
    const refused = left(await drivers.add(invalidDriver)())
    const fields = ['firstName', 'availabilityLatest'].map((field) => expect.objectContaining({ field }))
    expect(refused).toMatchObject({ kind: 'refused', code: 'invalid', details: expect.arrayContaining(fields) })
    expect(await drivers.list()()).toEqual(E.right([]))
  })

  it('a driver is changed in the version that was read, and unknown fields stay', async () => {
    const { drivers } = delivery()
    const { value, version } = right(await drivers.add(joris)())
    const draft = { details: { ...joris, lastName: 'Bakker' }, unknownFields: { badge: 'B-7' } }
    const changed = right(await drivers.change(value.id, draft, version)())
    expect(changed).toMatchObject({ value: { lastName: 'Bakker', unknownFields: { badge: 'B-7' } }, version: 2 })
    expect(await drivers.read(value.id)()).toEqual(E.right(changed))
  })

  it('a change of an outdated version is refused with the current version', async () => {
    const { drivers } = delivery()
    const { value, version } = right(await drivers.add(joris)())
    const draft = (lastName: string): DriverDraft => ({ details: { ...joris, lastName }, unknownFields: {} })
    right(await drivers.change(value.id, draft('Bakker'), version)())
    const refused = left(await drivers.change(value.id, draft('Visser'), version)())
    expect(refused).toMatchObject({ kind: 'refused', code: 'stale', version: 2 })
    expect(right(await drivers.read(value.id)()).value.lastName).toBe('Bakker')
    expect(right(await drivers.change(value.id, draft('Visser'), undefined)()).version).toBe(3)
  })

  it('a deleted driver can be restored unchanged', async () => {
    const { drivers } = delivery()
    const added = right(await drivers.add(joris)())
    const { id } = added.value
    expect(await drivers.remove(id)()).toEqual(E.right(undefined))
    expect(await drivers.list()()).toEqual(E.right([]))
    expect(failureOf(await drivers.read(id)())).toBe('not_found')
    expect(failureOf(await drivers.remove(id)())).toBe('not_found')
    expect(await drivers.restore(id)()).toEqual(E.right(added))
    expect(await drivers.list()()).toEqual(E.right([added.value]))
    expect(failureOf(await drivers.restore(id)())).toBe('not_found')
  })

  it('the drivers of another organisation are not found', async () => {
    const { drivers, otherOrganisation } = delivery()
    const { id } = right(await otherOrganisation.drivers.add(joris)()).value
    const draft = { details: joris, unknownFields: {} }
    for (const request of [drivers.read(id), drivers.change(id, draft, 1), drivers.remove(id), drivers.restore(id)])
      expect(failureOf(await request())).toBe('not_found')
  })

  it('an ended session is reported as a failure', async () => {
    const { drivers, signOut } = delivery()
    await signOut()
    for (const request of [drivers.list(), drivers.add(joris), drivers.remove('drv')])
      expect(await request()).toEqual(E.left({ kind: 'signed-out' }))
  })
})
