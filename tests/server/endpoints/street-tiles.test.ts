import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeStreetTile, worldX, worldY } from '../../../src/domain/map'
import { ROAD_FOLDER, writeRoadFile } from '../../../server/roads'
import { aFolder } from '../folder'
import { cornerAt, roadsOf } from '../roads/roads-of'
import { aTestServer, type SendRequest } from '../test-server'
import { recordIn } from './request-kit'

const named = (name: string) => roadsOf({ streets: [['a1 a2', { name }]] })
const { lat, lng } = cornerAt('a1')
const [x, y] = [worldX(lng), worldY(lat)].map((value) => Math.floor((value / 256) * 2 ** 14))

const aServerWith = async (environment: Readonly<Record<string, string>>, name?: string) => {
  const dataDir = await aFolder()
  mkdirSync(join(dataDir, ROAD_FOLDER))
  if (name !== undefined) await writeRoadFile(dataDir, await named(name))
  const server = await aTestServer({ DATA_DIR: dataDir, ...environment })
  const ask = await server.user('anna', 'Noord')
  const version = recordIn((await ask('GET', '/config.json')).body)['streetsVersion']
  return { dataDir, server, ask, version, tile: `/delivery/v2/roads/tiles/${String(version)}/14/${x}/${y}` }
}

describe('tiles of streets', () => {
  let own: Awaited<ReturnType<typeof aServerWith>>
  let ask: SendRequest
  beforeAll(async () => {
    own = await aServerWith({ ROADS: 'auto' }, 'Kerkstraat')
    ask = own.ask
  })

  it('the pages are told of a version, under which a tile is kept for ever', async () => {
    expect(own.version).toMatch(/^[0-9a-f]{8}$/)
    const { status, headers } = await ask('GET', own.tile)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'application/vnd.rondrit.streets',
      etag: `"${String(own.version)}-14-${x}-${y}"`,
      vary: 'Accept-Encoding',
    })
    const again = await ask('GET', own.tile, { headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.status, again.headers['cache-control'], again.text]).toEqual([304, headers['cache-control'], ''])
  })

  it('a tile is sent compressed to who takes gzip, and else as it is', async () => {
    const key = own.server.keyOf('anna')
    const read = async (encoding: string) => {
      const headers = { 'x-api-key': key, 'accept-encoding': encoding }
      const answer = await own.server.app.inject({ url: own.tile, headers })
      return [answer.headers['content-encoding'], answer.rawPayload] as const
    }
    const [encoding, compressed] = await read('gzip, br')
    const [none, plain] = await read('br')
    expect([encoding, none]).toEqual(['gzip', undefined])
    expect(gunzipSync(compressed)).toEqual(plain)
    expect(decodeStreetTile(plain)).toMatchObject([{ kind: 'street', name: 'Kerkstraat' }])
  })

  it('a tile without a street is answered with no content, which is kept as well', async () => {
    const { status, headers, text } = await ask('GET', `/delivery/v2/roads/tiles/${String(own.version)}/14/0/0`)
    expect([status, text]).toEqual([204, ''])
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable' })
    expect(headers).not.toHaveProperty('content-type')
  })

  it.each([
    ['13/1/1', 'z'],
    ['14/-1/1', 'x'],
    ['14/16384/1', 'x'],
    ['14/1/1.5', 'y'],
    ['14/1/north', 'y'],
  ])('the tile %s is refused, with %s named', async (numbers, field) => {
    const { status, body } = await ask('GET', `/delivery/v2/roads/tiles/${String(own.version)}/${numbers}`)
    expect([status, body]).toEqual([404, expect.objectContaining({ details: [expect.objectContaining({ field })] })])
  })

  it('a tile beyond the last one of its level is not found, and not kept', async () => {
    const { status, headers } = await ask('GET', `/delivery/v2/roads/tiles/${String(own.version)}/12/4096/0`)
    expect(status).toBe(404)
    expect(headers['cache-control']).not.toContain('immutable')
  })

  it('no tile is sent without a key', async () => {
    expect((await own.server.anonymous('GET', own.tile)).status).toBe(401)
  })

  it('streets of another version are refused, also right after the file was replaced', async () => {
    const { dataDir, tile, ask: askOther } = await aServerWith({ ROADS: 'auto' }, 'Kerkstraat')
    const unknown = await askOther('GET', tile.replace(/tiles\/\w+/, 'tiles/00000000'))
    expect(unknown).toMatchObject({
      status: 404,
      body: { message: 'These streets are not on the map any more: load the page again.' },
    })
    await writeRoadFile(dataDir, await named('Dorpsstraat'))
    expect((await askOther('GET', tile)).status).toBe(404)
  })

  it.each([
    ['auto', undefined],
    ['main', 'Kerkstraat'],
    ['estimate', 'Kerkstraat'],
  ])('a server with ROADS=%s, and a file with the street %s, has no streets', async (roads, name) => {
    expect((await aServerWith({ ROADS: roads }, name)).version).toBeUndefined()
  })
})
