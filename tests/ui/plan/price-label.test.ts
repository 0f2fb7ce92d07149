import { describe, expect, it } from 'vitest'
import { priceLabelOf } from '../../../src/ui/plan/price-label'

const figures = { metres: 0, seconds: 0, lateStops: 0, lateSeconds: 0, overload: 0 }

describe('priceLabelOf', () => {
  it.each([
    [{ metres: 11_200, seconds: 780 }, '+11 km · +13 min'],
    [{ metres: 8_600, seconds: 30 * 60 }, '+8.6 km · +30 min'],
    [{ metres: -1_400, seconds: -24 * 60 }, '−1.4 km · −24 min'],
    [{ metres: 59_000, seconds: 3 * 3600 + 240 }, '+59 km · +3 h 4 min'],
    [{ metres: 20, seconds: -20 }, '0 km · 0 min'],
    [{}, '0 km · 0 min'],
  ])('the change %o reads %s', (change, text) => {
    expect(priceLabelOf({ ...figures, ...change }).distanceAndTime).toBe(text)
  })

  it.each([
    [-1, { text: '−1 late', kind: 'better' }],
    [0, { text: '0 late', kind: 'same' }],
    [2, { text: '+2 late', kind: 'worse' }],
  ])('%i late stops more read as %o', (lateStops, late) => {
    expect(priceLabelOf({ ...figures, lateStops }).late).toEqual(late)
  })

  it.each([
    [182 * 60, { text: '+3 h 2 min late', kind: 'worse' }, '3 hours 2 minutes more late'],
    [-20 * 60, { text: '−20 min late', kind: 'better' }, '20 minutes less late'],
    [29, { text: '0 late', kind: 'same' }, '0 late'],
    [-29, { text: '0 late', kind: 'same' }, '0 late'],
  ])('%i more seconds of lateness, with as many late stops, read as %o', (lateSeconds, late, spoken) => {
    const label = priceLabelOf({ ...figures, lateSeconds })
    expect(label.late).toEqual(late)
    expect(label.line).toBe(`0 km · 0 min · ${late.text}`)
    expect(label.shortLine).toBe(late.kind === 'same' ? '0 km · 0 min' : `0 km · 0 min · ${late.text}`)
    expect(label.spoken).toBe(`0 kilometres, 0 minutes, ${spoken}`)
  })

  it('fewer late stops read as better, though those that are left are later', () => {
    expect(priceLabelOf({ ...figures, lateStops: -1, lateSeconds: 7_200 }).late).toEqual({
      text: '−1 late',
      kind: 'better',
    })
  })

  it('a load above the capacity is said, and less of it is not', () => {
    expect(priceLabelOf({ ...figures, overload: 5 }).over).toBe('5 over')
    expect(priceLabelOf({ ...figures, overload: 2.5 }).over).toBe('2.5 over')
    expect(priceLabelOf({ ...figures, overload: 2.5 }).line).toMatch(/ 2\.5 over$/)
    expect(priceLabelOf({ ...figures, overload: -5 }).over).toBeUndefined()
  })

  it('another day and more hours than the driver has are said with the price', () => {
    const label = priceLabelOf(figures, { otherDay: 'wants Di 24-11', overHours: () => '+18 min over hours' })
    expect(label).toMatchObject({ otherDay: 'wants Di 24-11', overHours: '+18 min over hours' })
    expect(label.line).toBe('0 km · 0 min · 0 late · +18 min over hours · wants Di 24-11')
    expect(label.shortLine).toBe('0 km · 0 min · +18 min over hours · wants Di 24-11')
    expect(label.spoken).toBe('0 kilometres, 0 minutes, 0 late, +18 min over hours, wants Di 24-11')
  })

  it('a screen reader is told the same in words', () => {
    expect(priceLabelOf({ metres: 11_000, seconds: 780, lateStops: -1, lateSeconds: -300, overload: 0 }).spoken).toBe(
      'plus 11 kilometres, plus 13 minutes, 1 fewer late',
    )
    expect(priceLabelOf({ metres: -1_400, seconds: 3_660, lateStops: 2, lateSeconds: 300, overload: 3 }).spoken).toBe(
      'minus 1.4 kilometres, plus 1 hour 1 minute, 2 more late, 3 over',
    )
  })

  it.each([
    [{ metres: -20, seconds: -20 }, '0 kilometres, 0 minutes, 0 late'],
    [{ metres: 20, seconds: 20 }, '0 kilometres, 0 minutes, 0 late'],
    [{ metres: -1_000, seconds: 60 }, 'minus 1 kilometre, plus 1 minute, 0 late'],
    [{ metres: 400, seconds: 3_600 }, 'plus 0.4 kilometres, plus 1 hour 0 minutes, 0 late'],
  ])('the change %o is said as %s', (change, spoken) => {
    expect(priceLabelOf({ ...figures, ...change }).spoken).toBe(spoken)
  })

  it('a price reads the same in every line, and a short one leaves out what stays the same', () => {
    const priced = { metres: 500, seconds: 420, lateStops: 0, lateSeconds: 0, overload: 5 }
    expect(priceLabelOf(priced)).toMatchObject({
      line: '+0.5 km · +7 min · 0 late · 5 over',
      shortLine: '+0.5 km · +7 min · 5 over',
    })
    expect(priceLabelOf({ ...priced, lateStops: -1 }).shortLine).toBe('+0.5 km · +7 min · −1 late · 5 over')
  })
})
