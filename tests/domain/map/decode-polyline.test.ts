import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { decodePolyline } from '../../../src/domain/map'

describe('decodePolyline', () => {
  it('steps may go south and west', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(
      O.some([
        { lat: 38.5, lng: -120.2 },
        { lat: 40.7, lng: -120.95 },
        { lat: 43.252, lng: -126.453 },
      ]),
    )
  })

  it('a step may be zero', () => {
    expect(decodePolyline('_p~iF~ps|U??')).toEqual(
      O.some([
        { lat: 38.5, lng: -120.2 },
        { lat: 38.5, lng: -120.2 },
      ]),
    )
  })

  it('a step may go around half the earth', () => {
    expect(decodePolyline('_gk|H_}oca@?~z`hcA')).toEqual(
      O.some([
        { lat: 52, lng: 179 },
        { lat: 52, lng: -179 },
      ]),
    )
  })

  it('an empty text has no points', () => {
    expect(decodePolyline('')).toEqual(O.some([]))
  })

  it.each([
    ['a character before the alphabet', '_p~iF~ps|U>?'],
    ['a character past the alphabet', '_p~iF~ps|U\u007f??'],
    ['words', '\u0000garbage'],
    ['a latitude without a longitude', '_p~iF'],
    ['a step that is cut short', '_p~iF~ps|'],
    ['a step that is cut short after a whole point', '_p~iF~ps|U_'],
    ['a step longer than the way round the earth', '_______?_p~iF'],
    ['a point at 0/0, where nobody delivers', '??'],
    ['six decimals, which lead past the pole', '_izlhA~rlgdF'],
  ])('a text with %s is refused', (_, text) => {
    expect(decodePolyline(text)).toEqual(O.none)
  })
})
