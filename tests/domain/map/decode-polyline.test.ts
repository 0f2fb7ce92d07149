import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { decodePolyline } from '../../../src/domain/map'

describe('an encoded path', () => {
  it('decodes step by step, south and west included', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(
      O.some([
        { lat: 38.5, lng: -120.2 },
        { lat: 40.7, lng: -120.95 },
        { lat: 43.252, lng: -126.453 },
      ]),
    )
  })

  it('may stand still', () => {
    expect(decodePolyline('_p~iF~ps|U??')).toEqual(
      O.some([
        { lat: 38.5, lng: -120.2 },
        { lat: 38.5, lng: -120.2 },
      ]),
    )
  })

  it('may step round half the earth and all the way back', () => {
    expect(decodePolyline('_gk|H_}oca@?~z`hcA')).toEqual(
      O.some([
        { lat: 52, lng: 179 },
        { lat: 52, lng: -179 },
      ]),
    )
  })

  it('has no points where there is no text', () => {
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
  ])('is none with %s', (_, text) => {
    expect(decodePolyline(text)).toEqual(O.none)
  })
})
