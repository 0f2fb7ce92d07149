import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { decodePolyline } from '../../../src/domain/map'
import { ROAD_FILE, ROAD_FOLDER, writeRoadFile } from '../../../server/roads'
import { estimatedTravel, openRoadVersions, openTravel } from '../../../server/travel'
import { fileRoadTravel } from '../../../server/travel/file-roads/file-road-travel'
import { closeAfterFile } from '../../kit/after-file'
import { aFolder } from '../folder'
import { cornerAt, extractOf, readBytes, roadsOf } from '../roads/roads-of'
import { tileOfKey } from '../../kit/tile-of-key'

const aRoundabout = { streets: [['a1 b1 b2 a2']] } as const
const [a1, a2, b1] = [cornerAt('a1'), cornerAt('a2'), cornerAt('b1')]
const offRoad = { lat: 52.1, lng: 5 }

const travelOf = async (drawing: Parameters<typeof roadsOf>[0] = aRoundabout) =>
  fileRoadTravel(await roadsOf(drawing), estimatedTravel)

describe('travel on the roads of a file', () => {
  it('a leg follows the roads, and a leg to a place far from all roads is that of the next source', async () => {
    const travel = await travelOf()
    expect(travel.leg(a1, a2)?.metres).toBeGreaterThan(2_990)
    expect([travel.leg(a1, a2)?.source, travel.leg(a1, offRoad)?.source, travel.leg(a1, { ...a1 })?.source]).toEqual([
      'file',
      'estimate',
      undefined,
    ])
    expect(travel.leg(a1, offRoad)).toEqual(estimatedTravel.leg(a1, offRoad))
  })

  it('roads that are cut off from each other have no leg between them, but legs among themselves', async () => {
    const travel = await travelOf({ streets: [['a1 a2'], ['c1 c2']] })
    expect(travel.leg(a1, cornerAt('c1'))?.source).toBe('estimate')
    expect([travel.leg(a1, a2)?.source, travel.leg(cornerAt('c1'), cornerAt('c2'))?.source]).toEqual(['file', 'file'])
  })

  it('the line of a drive goes along the roads, from place to place', async () => {
    const { polyline = '', metres, legs } = (await travelOf()).drive([a1, a2])
    const line = decodePolyline(polyline)
    expect(line).toEqual(O.some([a1, b1, cornerAt('b2'), a2]))
    expect(metres).toBeGreaterThan(2_990)
    expect(legs).toMatchObject({ file: 1, estimate: 0 })
  })

  it('a drive names the places that are far from all roads, or cut off from most of them', async () => {
    const travel = await travelOf({ streets: [['a1 b1 b2 a2'], ['c1 d1']] })
    const cutOff = cornerAt('c1')
    expect(travel.drive([a1, offRoad, a2, cutOff, a1]).offRoads).toEqual([offRoad, cutOff])
    expect(travel.drive([offRoad, a2, offRoad]).offRoads).toEqual([offRoad, offRoad])
    expect(travel.drive([a1, a2, { ...a2 }])).not.toHaveProperty('offRoads')
  })

  it('a table has the same legs as single ways, and says which places are off the roads', async () => {
    const travel = await travelOf()
    const places = [a1, a2, offRoad, b1]
    const { seconds, metres, source, warning } = await travel.table(places)
    const legs = places.flatMap((from) => places.map((to) => travel.leg(from, to)))
    expect([...seconds]).toEqual(legs.map((leg) => leg?.seconds))
    expect([...metres]).toEqual(legs.map((leg) => leg?.metres))
    expect(source).toBe('file')
    expect(warning).toBe(
      '1 place is more than 300 m from the roads of the file, or cut off: distances and times there come from estimates',
    )
    expect((await travel.table([a1, a2])).warning).toBeUndefined()
  })

  it('a table that nobody waits for is given up', async () => {
    await expect((await travelOf()).table([a1, a2], AbortSignal.abort())).rejects.toThrow('aborted')
  })
})

describe('roads that take the place of others', () => {
  const openFolder = async (roads: 'auto' | 'file' = 'auto') => {
    const dataDir = await aFolder()
    mkdirSync(join(dataDir, ROAD_FOLDER))
    const messages: string[] = []
    const versions = await openRoadVersions({ dataDir, roads }, (message) => messages.push(message))
    closeAfterFile(async () => versions.close())
    const travel = openTravel({ roads: 'file', osrmUrl: undefined }, () => undefined, versions)
    return { dataDir, versions, travel, messages, file: join(dataDir, ROAD_FILE) }
  }
  const straight = { streets: [['a1 a2']] } as const

  it('a server takes new roads without a restart, and a request or job keeps those that it began with', async () => {
    const { dataDir, versions, travel } = await openFolder()
    expect([travel.source, travel.dataDate]).toEqual(['estimate', undefined])
    await writeRoadFile(dataDir, await roadsOf(aRoundabout, new Date('2026-01-01')))
    await versions.refresh()
    expect([travel.source, travel.dataDate]).toEqual(['file', '2026-01-01'])
    const detour = travel.leg(a1, a2)
    await versions.withOneVersion(async () => {
      expect(travel.leg(a1, a2)).toEqual(detour)
      await writeRoadFile(dataDir, await roadsOf(straight, new Date('2026-02-02')))
      await versions.refresh()
      expect([travel.leg(a1, a2), travel.dataDate]).toEqual([detour, '2026-01-01'])
      expect((await travel.table([a1, a2])).metres[1]).toBe(detour?.metres)
    })
    expect(travel.dataDate).toBe('2026-02-02')
    expect(travel.leg(a1, a2)?.metres).toBeLessThan(1_100)
  })

  it.each<[string, (file: string) => void]>([
    ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -100))],
    [
      'changed in one byte',
      (file) => {
        const bytes = readFileSync(file)
        const middle = Math.floor(bytes.length / 2)
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
        writeFileSync(file, bytes)
      },
    ],
    ['another file', (file) => writeFileSync(file, 'roads')],
  ])('a file that is %s is not used, and the log says what to do', async (_words, damage) => {
    const { dataDir, versions, travel, messages, file } = await openFolder()
    await writeRoadFile(dataDir, await roadsOf(straight))
    damage(file)
    await versions.refresh()
    expect(travel.source).toBe('estimate')
    expect(messages).toEqual([expect.stringMatching(/roads\.bin cannot be read \(.*\): run npm run roads again$/)])
  })

  it('a tile of streets that was damaged on the disk is not sent, and the log says it once', async () => {
    const { dataDir, versions, messages, file } = await openFolder()
    await writeRoadFile(dataDir, await roadsOf(straight))
    await versions.refresh()
    const [version = '', { keys }] = [versions.streetsVersion(), versions.current()?.streets ?? { keys: [] }]
    const readTiles = () => Promise.all(Array.from(keys, (key) => versions.streetTile(version, tileOfKey(key))))
    expect(await readTiles()).not.toContain(undefined)
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0, versions.current()?.streets.position))
    const tiles = await readTiles()
    expect(tiles.length).toBeGreaterThan(1)
    expect(new Set(tiles)).toEqual(new Set([undefined]))
    expect(messages).toEqual([`the roads ${file} cannot be read (its streets are damaged): run npm run roads again`])
  })

  it('ROADS=file without a file is one warning', async () => {
    const { messages, file } = await openFolder('file')
    expect(messages).toEqual([
      `ROADS is file, but there is no ${file}: times are estimates until npm run roads has made it`,
    ])
    expect((await openFolder('auto')).messages).toEqual([])
  })

  it('roads without a day keep none', async () => {
    const { dataDir, versions, travel } = await openFolder()
    await writeRoadFile(dataDir, await readBytes(extractOf(straight)))
    await versions.refresh()
    expect([travel.source, travel.dataDate]).toEqual(['file', undefined])
  })

  it('only the owner of the data folder may read the roads', async () => {
    const { dataDir, file } = await openFolder()
    await writeRoadFile(dataDir, await roadsOf(straight))
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})
