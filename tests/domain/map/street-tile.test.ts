import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeStreetTile,
  encodeStreetTile,
  joinStreets,
  streetKinds,
  streetLevelAt,
  TILE_UNITS,
  type Street,
} from '../../../src/domain/map'

const aNumber = fc.nat(TILE_UNITS)
const aStreet: fc.Arbitrary<Street> = fc.record({
  kind: fc.constantFrom(...streetKinds),
  name: fc.oneof(fc.constantFrom('', 'Kerkstraat', "'s-Gravenweg"), fc.string({ unit: 'grapheme', maxLength: 200 })),
  points: fc.array(fc.tuple(aNumber, aNumber), { minLength: 1, maxLength: 200 }).map((points) => points.flat()),
})

const plain = (streets: ReadonlyArray<Street> | undefined) =>
  streets?.map((street) => ({ ...street, points: Array.from(street.points) }))

describe('a tile of streets', () => {
  it('a tile is decoded to what was encoded', () => {
    fc.assert(
      fc.property(fc.array(aStreet), (streets) => {
        expect(plain(decodeStreetTile(encodeStreetTile(streets)))).toEqual(streets)
      }),
    )
  })

  it('any bytes are streets within the tile, or none', () => {
    const someBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from([1, ...bytes]))
    const changedTiles = fc
      .tuple(fc.array(aStreet, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(255))
      .map(([streets, at, byte]) => {
        const bytes = encodeStreetTile(streets)
        bytes[at % bytes.length] = byte
        return bytes
      })
    fc.assert(
      fc.property(fc.oneof(someBytes, changedTiles), (bytes) => {
        for (const { points } of decodeStreetTile(bytes) ?? [])
          for (const value of Array.from(points)) expect(value >= 0 && value <= TILE_UNITS).toBe(true)
      }),
    )
  })

  it.each([
    ['nothing', []],
    ['another format', [2, 0]],
    ['more names than there are', [1, 9]],
    ['a name that is cut off', [1, 1, 5, 65]],
    ['a kind that does not exist', [1, 0, 99, 0, 0]],
    ['a name that does not exist', [1, 0, 0, 1, 0]],
    ['more points than fit', [1, 0, 0, 0, 255, 255, 255, 7, 0, 0]],
    ['a point outside of the tile', [1, 0, 0, 0, 1, 1, 0]],
    ['a number that is too long', [1, 255, 255, 255, 255, 255, 255]],
  ])('bytes with %s are no tile', (_words, bytes) => {
    expect(decodeStreetTile(Uint8Array.from(bytes))).toBeUndefined()
  })

  it.each([
    [11.75, undefined],
    [12, 12],
    [13.75, 12],
    [14, 14],
    [19, 14],
  ])('at zoom %d streets come from the tiles of level %s', (zoom, level) => {
    expect(streetLevelAt(zoom)).toBe(level)
  })
})

describe('joined streets', () => {
  const street = (name: string, ...points: number[]): Street => ({ kind: 'street', name, points })

  it('streets of one name are one where their ends meet, whichever way they lead', () => {
    const parts = [street('A', 1, 1, 2, 2), street('A', 3, 3, 2, 2), street('A', 1, 1, 0, 0), street('B', 3, 3, 4, 4)]
    expect(joinStreets(parts)).toEqual([street('A', 3, 3, 2, 2, 1, 1, 0, 0), street('B', 3, 3, 4, 4)])
  })

  it('joined streets have the same segments between points as before', () => {
    const segmentsOf = (streets: ReadonlyArray<Street>) =>
      streets
        .flatMap(({ kind, name, points }) =>
          Array.from({ length: points.length / 2 - 1 }, (_, index) => {
            const [x, y, toX, toY] = [0, 1, 2, 3].map((offset) => points[2 * index + offset])
            return [kind, name, ...[`${x} ${y}`, `${toX} ${toY}`].toSorted()].join()
          }),
        )
        .toSorted()
    const aShortStreet = fc.record({
      kind: fc.constantFrom('street' as const, 'primary' as const),
      name: fc.constantFrom('', 'A'),
      points: fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 2, maxLength: 4 }).map((points) => points.flat()),
    })
    fc.assert(
      fc.property(fc.array(aShortStreet, { maxLength: 12 }), (streets) => {
        expect(segmentsOf(joinStreets(streets))).toEqual(segmentsOf(streets))
      }),
    )
  })
})
