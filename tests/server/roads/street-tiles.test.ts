import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAtTiles } from '../../../server/roads/build/street-tiles'
import { decodeStreetTile, TILE_UNITS, worldX, worldY, type Street } from '../../../src/domain/map'
import { cornerAt, roadsOf } from './roads-of'
import { tileOfKey } from '../../kit/tile-of-key'

/** The streets of all tiles of a level, with their points in units of the level. */
const streetsOn = async (level: number, ...drawing: Parameters<typeof roadsOf>): Promise<ReadonlyArray<Street>> => {
  const { keys, ends, content } = (await roadsOf(...drawing)).streets
  expect([keys.toSorted(), ends.length, ends.at(-1)]).toEqual([keys, keys.length, Buffer.concat([...content]).length])
  return content.flatMap((tile, index) => {
    const { level: tileLevel, x, y } = tileOfKey(keys[index] ?? 0)
    const streets = tileLevel === level ? decodeStreetTile(gunzipSync(tile)) : []
    return (streets ?? []).map((street) => ({
      ...street,
      points: Array.from(street.points, (value, at) => value + TILE_UNITS * (at % 2 === 0 ? x : y)),
    }))
  })
}

const onLevel = (level: number, corner: string): ReadonlyArray<number> => {
  const { lat, lng } = cornerAt(corner)
  return [worldX(lng), worldY(lat)].map((value) => Math.round((value / 256) * 2 ** level * TILE_UNITS))
}

describe('streets of an extract', () => {
  it('a street has its kind and name, and runs through its tiles without a gap', async () => {
    const streets = await streetsOn(14, { streets: [['a1 a3', { highway: 'secondary', name: 'Kerkstraat' }]] })
    expect(streets.length).toBeGreaterThan(1)
    for (const { kind, name } of streets) expect([kind, name]).toEqual(['secondary', 'Kerkstraat'])
    const ends = streets.map(({ points }) => [Array.from(points).slice(0, 2), Array.from(points).slice(-2)])
    expect(ends.at(0)?.[0]).toEqual(onLevel(14, 'a1'))
    expect(ends.at(-1)?.[1]).toEqual(onLevel(14, 'a3'))
    for (const [index, [, end]] of ends.slice(0, -1).entries()) expect(end).toEqual(ends[index + 1]?.[0])
  })

  it.each([
    [{ highway: 'motorway', ref: 'A4', name: 'Rijksweg 4' }, ['motorway', 'A4']],
    [{ highway: 'trunk', ref: 'N11' }, ['primary', 'N11']],
    [{ highway: 'primary_link', name: 'Oprit' }, ['link', '']],
    [{ highway: 'living_street', name: ' Erf ' }, ['street', 'Erf']],
    [{ highway: 'track', motor_vehicle: 'yes' }, ['service', '']],
  ])('a way with the tags %j is drawn as %j', async (tags, expected) => {
    const [street] = await streetsOn(14, { streets: [['a1 a2', tags]] })
    expect([street?.kind, street?.name]).toEqual(expected)
  })

  it('the far level has no names and no service roads, and no level has ferries', async () => {
    const drawing = {
      streets: [
        ['a1 a2', { name: 'Kerkstraat' }],
        ['b1 b2', { highway: 'service' }],
        ['a2 b2', { route: 'ferry' }],
      ],
    } as const
    const kindsAndNames = (streets: ReadonlyArray<Street>) => [
      ...new Set(streets.map(({ kind, name }) => `${kind} ${name}`)),
    ]
    expect(kindsAndNames(await streetsOn(12, drawing))).toEqual(['street '])
    expect(kindsAndNames(await streetsOn(14, drawing)).toSorted()).toEqual(['service ', 'street Kerkstraat'])
  })
})

describe('a line that is cut at the borders of tiles', () => {
  const aPoint = fc.tuple(fc.integer({ min: 0, max: 6 * TILE_UNITS }), fc.integer({ min: 0, max: 6 * TILE_UNITS }))
  const onBorder = fc.constantFrom<[number, number]>([TILE_UNITS, 5], [TILE_UNITS, 2 * TILE_UNITS])
  const aLine = fc.array(fc.oneof(aPoint, onBorder), { minLength: 2, maxLength: 8 })

  it('the parts of a cut line lie within their tiles, follow one another, and pass all of its points', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const parts: { x: number; y: number; part: ReadonlyArray<number> }[] = []
        cutAtTiles(line, (x, y, part) => parts.push({ x, y, part }))
        for (const { part } of parts) expect(part.every((value) => value >= 0 && value <= TILE_UNITS)).toBe(true)
        const passed = parts.map(({ x, y, part }) =>
          Array.from({ length: part.length / 2 }, (_, index) =>
            [(part[2 * index] ?? 0) + x * TILE_UNITS, (part[2 * index + 1] ?? 0) + y * TILE_UNITS].join(),
          ),
        )
        for (const [index, points] of passed.slice(1).entries()) expect(points[0]).toBe(passed[index]?.at(-1))
        const distinct = line.map((point) => point.join()).filter((point, index, all) => point !== all[index - 1])
        const all = passed.flat().filter((point, index, points) => point !== points[index - 1])
        let next = 0
        for (const point of all) if (point === distinct[next]) next += 1
        expect(next).toBe(distinct.length > 1 ? distinct.length : 0)
      }),
    )
  })
})
