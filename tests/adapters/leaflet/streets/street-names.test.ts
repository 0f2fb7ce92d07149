import { describe, expect, it } from 'vitest'
import { placeNames } from '../../../../src/adapters/leaflet/streets/street-names'
import { TILE_UNITS, type Street } from '../../../../src/domain/map'

/** Each letter is 6 pixels wide. */
const context = { measureText: (text: string) => ({ width: 6 * text.length }) as TextMetrics }

/** A tile of 400 pixels whose streets are given in pixels. */
const namesOn = (
  streets: ReadonlyArray<Partial<Street> & { readonly name: string; readonly points: ReadonlyArray<number> }>,
  { left = 0, zoom = 15, occupied = [] as Parameters<typeof placeNames>[3] } = {},
) => {
  const inUnits = streets.map(({ points, ...street }) => ({
    kind: 'street' as const,
    ...street,
    points: points.map((pixels) => (pixels / 400) * TILE_UNITS),
  }))
  return placeNames(
    context,
    { zoom, width: 400, height: 400, tiles: [{ key: 'a', left, top: 0, size: 400 }] },
    { get: () => ({ streets: inUnits }) },
    occupied,
  )
}

const textsOf = (names: ReturnType<typeof namesOn>): ReadonlyArray<string> =>
  names.map(({ texts }) => texts.map(({ text }) => text).join(''))

describe('names of streets', () => {
  it('a name stands on the middle of a straight street, as one text', () => {
    expect(namesOn([{ name: 'Kerkstraat', points: [100, 50, 300, 50] }])).toEqual([
      { texts: [{ text: 'Kerkstraat', x: 200, y: 50, angle: 0 }], isRoadNumber: false, width: 60 },
    ])
  })

  it.each([
    ['east', [50, 100, 350, 130]],
    ['west', [350, 130, 50, 100]],
    ['down', [100, 50, 105, 350]],
    ['up', [105, 350, 100, 50]],
    ['around a bend', [350, 300, 250, 200, 50, 190]],
  ])('a name is upright on a street that leads %s', (_words, points) => {
    const [name] = namesOn([{ name: 'Kerkstraat', points }])
    expect(textsOf(name === undefined ? [] : [name])).toEqual(['Kerkstraat'])
    for (const { angle } of name?.texts ?? []) expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2)
  })

  it('the letters of a name follow a bend, and no name stands around a corner', () => {
    const bend = [50, 100, 190, 100, 210, 105, 350, 150]
    expect(namesOn([{ name: 'Kerkstraat', points: bend }])[0]?.texts.length).toBe(10)
    expect(namesOn([{ name: 'Kerkstraat', points: [100, 50, 200, 50, 200, 150] }])).toEqual([])
  })

  it('a street that is shorter than its name has none', () => {
    expect(namesOn([{ name: 'Kerkstraat', points: [100, 50, 165, 50] }])).toEqual([])
  })

  it('of names that would overlap, that of the larger street is shown', () => {
    const crossing = [
      { name: 'Kerkstraat', points: [0, 200, 400, 200] },
      { name: 'Dorpsweg', kind: 'primary' as const, points: [200, 0, 200, 400] },
    ]
    expect(textsOf(namesOn(crossing))).toEqual(['Dorpsweg'])
  })

  it('no name stands over a pin', () => {
    const street = [{ name: 'Kerkstraat', points: [100, 50, 300, 50] }]
    const pin = { left: 225, top: 30, right: 245, bottom: 60 }
    expect(namesOn(street, { occupied: [pin] })).toEqual([])
    expect(namesOn(street, { occupied: [{ ...pin, left: 240, right: 260 }] }).length).toBe(1)
  })

  it('the same name does not stand twice side by side', () => {
    const lanes = [
      { name: 'Kerkstraat', points: [100, 50, 300, 50] },
      { name: 'Kerkstraat', points: [100, 90, 300, 90] },
    ]
    expect(namesOn(lanes).length).toBe(1)
  })

  it('a name stays at its place on the street when the map is moved', () => {
    const street = [{ name: 'Kerkstraat', points: [10, 50, 390, 80] }]
    const [before] = namesOn(street)
    const [after] = namesOn(street, { left: -100 })
    expect(after?.texts[0]?.x).toBeCloseTo((before?.texts[0]?.x ?? 0) - 100)
  })

  it('the number of a road is not rotated', () => {
    const [name] = namesOn([{ name: 'A12', kind: 'motorway', points: [100, 50, 300, 350] }])
    expect(name).toMatchObject({ isRoadNumber: true, texts: [{ text: 'A12', angle: 0 }] })
  })

  it('a service road shows its name from zoom 16', () => {
    const service = [{ name: 'Erf', kind: 'service' as const, points: [100, 50, 300, 50] }]
    expect([namesOn(service, { zoom: 15.75 }).length, namesOn(service, { zoom: 16 }).length]).toEqual([0, 1])
  })
})
