import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBasemap, basemapLabels, shippedBasemap } from '../../../src/domain/basemap'

describe('shippedBasemap', () => {
  const { shapes, names } = shippedBasemap()

  it('every shape and name of the bundled basemap is valid', () => {
    expect(new Set(shapes.map(({ kind }) => kind))).toEqual(
      new Set(['neighbour', 'land', 'province', 'water', 'island', 'river', 'road']),
    )
    expect(shapes.flatMap(({ paths }) => paths).filter((path) => path.length < 2)).toEqual([])
    expect(names.filter(({ kind }) => kind === 'place')).toHaveLength(146)
  })

  it('a higher zoom shows more names', () => {
    const counts = [4, 5, 7.5, 9, 10, 11.25].map(
      (zoom) => basemapLabels({ shapes: [], names }, zoom).filter(({ style }) => /^r\d/.test(style)).length,
    )
    expect(counts).toEqual(counts.toSorted((first, second) => first - second))
    expect(new Set(counts).size).toBe(6)
    expect(counts.at(-1)).toBe(146)
  })

  it('road signs appear from zoom 9, and never overlap', () => {
    const signs = (zoom: number) => basemapLabels({ shapes, names: [] }, zoom)
    expect(signs(8.75)).toEqual([])
    expect(signs(9).length).toBeGreaterThan(20)
    expect(new Set(signs(11).map(({ key }) => key)).size).toBe(signs(11).length)
  })
})

describe('decodeBasemap: an invalid basemap', () => {
  it('invalid items are left out without an error', () => {
    expect(
      decodeBasemap({ shapes: [{ kind: 'land', paths: ['_p~iF~ps|U', '\n'] }, 7, { kind: 'moon', paths: [] }] }),
    ).toEqual({
      shapes: [{ kind: 'land', rank: 1, ref: '', paths: [[{ lat: 38.5, lng: -120.2 }], []] }],
      names: [],
    })
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(decodeBasemap({ shapes: value, names: [value] })).toEqual({ shapes: expect.any(Array), names: [] })
      }),
    )
  })
})
