import { beforeAll, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { driverBody } from '../../kit/driver-body'
import { listIn, recordIn } from './request-kit'

describe('driver endpoints', () => {
  let ask: SendRequest
  let otherOrganisation: SendRequest
  const drivers = '/delivery/v2/drivers'
  const createDriver = async () => recordIn((await ask('POST', drivers, { body: driverBody })).body)
  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    otherOrganisation = await testServer.user('bram', 'Zuid')
  })

  it('a driver is added with the fields of §5 and listed', async () => {
    const answer = await ask('POST', drivers, { body: { ...driverBody, licence: 'B' } })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      firstName: 'Joris',
      availabilityEarliest: '09:00',
      capacity: [0, 50],
      licence: 'B',
    })
    expect(listIn((await ask('GET', drivers)).body)).toContainEqual(answer.body)
    expect((await otherOrganisation('GET', drivers)).body).toEqual([])
  })

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ availabilityEarliest: '18:00', availabilityLatest: '9:00' }, 'availabilityLatest'],
    [{ availabilityEarliest: '25:00' }, 'availabilityEarliest'],
    [{ capacity: [0, 0] }, 'vehicleCapacity'],
    [{ mobileNumber: '12' }, 'mobileNumber'],
  ])('a driver with %j is refused with the field', async (fields, field) => {
    const refused = await ask('POST', drivers, { body: { ...driverBody, ...fields } })
    expect(refused.status).toBe(422)
    expect(listIn(recordIn(refused.body)['details']).map((reason) => reason['field'])).toContain(field)
  })

  it('a change of a driver needs the current version, and keeps id and creation time', async () => {
    const { id, createdAt } = await createDriver()
    const changed = await ask('PUT', `${drivers}/${String(id)}`, {
      body: { ...driverBody, lastName: 'Bakker', id: 'other' },
      headers: { 'if-match': '"1"' },
    })
    expect(changed.headers['etag']).toBe('"2"')
    expect(changed.body).toMatchObject({ id, createdAt, lastName: 'Bakker' })
    const late = await ask('PUT', `${drivers}/${String(id)}`, { body: driverBody, headers: { 'if-match': '"1"' } })
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({ code: 'stale', version: 2 })
  })

  it('a deleted driver is restored once, by its own organisation', async () => {
    const driver = await createDriver()
    const path = `${drivers}/${String(driver['id'])}`
    expect((await ask('DELETE', path)).status).toBe(204)
    expect((await ask('GET', path)).status).toBe(404)
    expect((await otherOrganisation('POST', `${path}/restore`)).status).toBe(404)
    expect((await ask('POST', `${path}/restore`)).body).toEqual(driver)
    expect((await ask('GET', path)).body).toEqual(driver)
    expect((await ask('POST', `${path}/restore`)).status).toBe(404)
  })
})
