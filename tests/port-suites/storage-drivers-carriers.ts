import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDriver, type Driver } from '../../src/domain/driver'
import { aDriver } from '../kit/arbitraries/driver'
import {
  organisationA,
  evening,
  addOrganisation,
  writeOrFail,
  morning,
  noon,
  type OpenStorage,
} from './storage-test-kit'
import { oudeGracht } from '../kit/builders/oude-gracht'

export const noor = (id: string, createdAt = morning): Driver => ({
  ...newDriver(
    {
      firstName: 'Noor',
      lastName: 'de Vries',
      ...oudeGracht,
      mobileNumber: '06 1234 5678',
      availabilityEarliest: '08:00',
      availabilityLatest: '17:00',
      vehicleCapacity: 30,
    },
    { id, shortId: 'D001', createdAt },
  ),
  unknownFields: { badge: { colour: 'blue' } },
})

export const storageDriversAndCarriersSuite = (open: OpenStorage): void => {
  describe('carriers', () => {
    it('carriers are numbered from 1', async () => {
      const { storage, reopen } = await open()
      const added = []
      for (const name of ['Noord', 'Zuid', 'Noord'])
        added.push(await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(name)))
      expect(added).toEqual([
        { id: 1, displayName: 'Noord' },
        { id: 2, displayName: 'Zuid' },
        { id: 3, displayName: 'Noord' },
      ])
      expect(await (await reopen()).read(organisationA, ({ carriers }) => carriers.all())).toEqual(added)
    })

    it('the number of a removed carrier is not reused', async () => {
      const { storage } = await open()
      for (const name of ['Noord', 'Zuid'])
        await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(name))
      expect(await writeOrFail(storage, organisationA, ({ carriers }) => carriers.remove(2))).toBe(true)
      expect(await writeOrFail(storage, organisationA, ({ carriers }) => carriers.remove(2))).toBe(false)
      expect(await writeOrFail(storage, organisationA, ({ carriers }) => carriers.remove(7))).toBe(false)
      expect(await writeOrFail(storage, organisationA, ({ carriers }) => carriers.add('West'))).toEqual({
        id: 3,
        displayName: 'West',
      })
      expect(await storage.read(organisationA, ({ carriers }) => carriers.all())).toEqual([
        { id: 1, displayName: 'Noord' },
        { id: 3, displayName: 'West' },
      ])
    })

    it('carriers added at the same time get different numbers', async () => {
      const { storage } = await open()
      await addOrganisation(storage, organisationA)
      const added = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          writeOrFail(storage, organisationA, ({ carriers }) => carriers.add(`Carrier ${index}`)),
        ),
      )
      expect(added.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 1),
      )
    })
  })

  describe('drivers', () => {
    it('a driver is read back as stored, whatever its fields', async () => {
      const { storage, reopen } = await open()
      const other = await reopen()
      const law = fc.asyncProperty(aDriver(), fc.integer({ min: 1, max: 9 }), async (one, version) => {
        await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(one, version))
        expect(await other.read(organisationA, ({ drivers }) => drivers.find(one.id))).toEqual({ driver: one, version })
      })
      await fc.assert(law, { numRuns: 20 })
    })

    it('a stored driver is replaced', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 1))
      const changed = { ...noor('d1'), firstName: 'Zoë' }
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(changed, 2))).toEqual({
        driver: changed,
        version: 2,
      })
      expect(await storage.read(organisationA, ({ drivers }) => drivers.all())).toEqual([
        { driver: changed, version: 2 },
      ])
    })

    it('drivers are listed by creation time', async () => {
      const { storage } = await open()
      for (const one of [noor('d2', noon), noor('d3', morning), noor('d1', noon)])
        await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(one, 1))
      const ids = await storage.read(organisationA, async ({ drivers }) =>
        (await drivers.all()).map((one) => one.driver.id),
      )
      expect(ids).toEqual(['d3', 'd1', 'd2'])
    })

    it('a removed driver is not found until it is restored', async () => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor('d1'), 3))
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.remove('d1', noon))).toBe(true)
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.remove('d1', evening))).toBe(false)
      expect(await storage.read(organisationA, ({ drivers }) => drivers.find('d1'))).toBeUndefined()
      expect(await storage.read(organisationA, ({ drivers }) => drivers.all())).toEqual([])
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.restore('d1', evening))).toBeUndefined()
      const back = { driver: noor('d1'), version: 3 }
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.restore('d1', noon))).toEqual(back)
      expect(await storage.read(organisationA, ({ drivers }) => drivers.all())).toEqual([back])
      expect(await writeOrFail(storage, organisationA, ({ drivers }) => drivers.restore('d1', noon))).toBeUndefined()
    })

    it('a removed driver is deleted after the retention time', async () => {
      const { storage } = await open()
      for (const id of ['d1', 'd2', 'd3'])
        await writeOrFail(storage, organisationA, ({ drivers }) => drivers.put(noor(id), 1))
      await writeOrFail(storage, organisationA, ({ drivers }) => drivers.remove('d1', morning))
      await writeOrFail(storage, organisationA, ({ drivers }) => drivers.remove('d2', evening))
      await writeOrFail(storage, organisationA, ({ drivers }) => drivers.deleteRemovedBefore(noon))
      const back = await writeOrFail(storage, organisationA, async ({ drivers }) => [
        await drivers.restore('d1', morning),
        await drivers.restore('d2', morning),
      ])
      expect(back.map((one) => one?.driver.id)).toEqual([undefined, 'd2'])
      expect(await storage.read(organisationA, ({ drivers }) => drivers.find('d3'))).toEqual({
        driver: noor('d3'),
        version: 1,
      })
    })
  })
}
