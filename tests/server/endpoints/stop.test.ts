import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aProject, uploadOf, formOf, listIn, recordIn } from './request-kit'

const newStop = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
}

describe('stop endpoints', () => {
  let ask: SendRequest
  let id: string
  beforeAll(async () => {
    ask = await (await aTestServer()).user('anna', 'Noord')
  })
  beforeEach(async () => {
    id = await aProject(ask)
  })
  const stops = async () => listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
  const upload = (rows: ReadonlyArray<object>) =>
    ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf(rows))

  it('a new stop is unplanned and gets its id from the server (§4)', async () => {
    const added = await ask('POST', `/delivery/v2/projects/${id}/stops`, { body: newStop })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ ...newStop, id: expect.any(String), stopNumber: -1, isPlanned: false })
    expect(await stops()).toEqual([added.body])
    expect((await ask('GET', `/delivery/v2/projects/${id}/stops/${String(recordIn(added.body)['id'])}`)).body).toEqual(
      added.body,
    )
  })

  it.each(['type', 'priority', 'customerName', 'zip', 'houseNumber', 'addressSummary'])(
    'a new stop without %s is refused with the field (§5)',
    async (field) => {
      const refused = await ask('POST', `/delivery/v2/projects/${id}/stops`, { body: { ...newStop, [field]: ' ' } })
      expect(refused.status).toBe(422)
      expect(listIn(recordIn(refused.body)['details']).map((reason) => reason['field'])).toContain(field)
      expect(await stops()).toEqual([])
    },
  )

  it('an upload is stored in the order of its file, and missing coordinates are looked up', async () => {
    const answer = await upload([{ lat: undefined, lng: undefined, houseNumber: '3' }, { customerName: 'Tweede' }])
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ count: 2 })
    expect(await stops()).toMatchObject([
      { city: 'Gouda', lat: expect.any(Number), lng: expect.any(Number) },
      { customerName: 'Tweede' },
    ])
  })

  it('an uploaded stop whose address is not found has no coordinates', async () => {
    await upload([{ lat: undefined, lng: undefined, zip: '0000 XX' }])
    const [stop] = await stops()
    expect(stop).not.toHaveProperty('lat')
  })

  it('a second upload is refused', async () => {
    await upload([{}])
    const second = await upload([{}, {}])
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ code: 'stops_already_there' })
    expect(await stops()).toHaveLength(1)
  })

  it('an upload with invalid rows stores nothing, and the refusal lists the rows', async () => {
    const refused = await upload([{}, { customerName: '' }, { zip: 7, duration: 'long' }])
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'bad_upload',
      total: 2,
      details: [
        { row: 2, field: 'customerName' },
        { row: 3, field: 'duration' },
      ],
    })
    expect(await stops()).toEqual([])
  })

  it('a refused upload lists at most a hundred reasons, and the total', async () => {
    const refused = await upload(Array.from({ length: 150 }, () => ({ customerName: '' })))
    expect(listIn(recordIn(refused.body)['details'])).toHaveLength(100)
    expect(refused.body).toMatchObject({ total: 150 })
  })

  it.each([
    ['no form', { raw: '[]', headers: { 'content-type': 'application/json' } }, 415],
    [
      'an incomplete form',
      { raw: '--xx\r\ncontent', headers: { 'content-type': 'multipart/form-data; boundary=xx' } },
      400,
    ],
    ['a form without a boundary', { raw: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
    ['another field', formOf('[]', 'document'), 422],
    ['bytes that are no text', formOf(Buffer.from([0xff, 0xfe, 0x00])), 422],
    ['no JSON', formOf('{"stops": [}'), 422],
    ['no stops', formOf('{"stops": []}'), 422],
    ['one stop too many', formOf(`[${'{},'.repeat(10_000)}{}]`), 422],
    ['more than 20 MB', formOf(' '.repeat(20 * 1024 * 1024 + 1)), 413],
  ])('an upload with %s is refused', async (_, request, status) => {
    const refused = await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, request)
    expect(refused.status).toBe(status)
    expect(refused.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    expect(await stops()).toEqual([])
  })
})
