import { describe, expect, it } from 'vitest'
import { colourForIndex, markerColourOf, routeColourOf, routeColours } from '../../../src/domain/route'

describe('route colours (§9)', () => {
  it('there are fifteen colours, in this order', () => {
    expect(routeColours.map((colour) => colour.name).join(' ')).toBe(
      'red green purple blue orange brown yellow navy magenta lime pink teal cyan olive mint',
    )
  })

  it('a colour is found by its hex value in any case', () => {
    expect(markerColourOf('#D71034').name).toBe('red')
  })

  it.each([undefined, '', '#123456', 'red'])('%s is grey', (hex) => {
    expect(markerColourOf(hex)).toEqual({ name: 'grey', hex: '#86919a', textColour: '#14212a' })
  })

  it('a route has its own colour in lists, also where its markers are grey', () => {
    expect(routeColours.map(({ hex }) => routeColourOf(hex.toUpperCase()))).toEqual(routeColours)
    expect(routeColourOf('#123456')).toEqual({ name: '#123456', hex: '#123456', textColour: '#ffffff' })
    expect(routeColourOf('#ffee00').textColour).toBe('#14212a')
    expect(routeColourOf('#123456')).toBe(routeColourOf('#123456'))
    for (const hex of [undefined, '', 'red', '#12345', 'url(#a)']) expect(routeColourOf(hex).name).toBe('grey')
  })

  it('colours repeat after fifteen routes', () => {
    expect([0, 14, 15, 31].map((index) => colourForIndex(index).name)).toEqual(['red', 'mint', 'red', 'green'])
  })
})
