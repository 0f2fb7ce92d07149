import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { mapMessage, decodeMapMessage, encodeMapMessage } from '../../../src/domain/map'

describe('mapMessage', () => {
  it('a message has the fields of §3', () => {
    const fields = {
      projectId: 'p1',
      projectName: 'Utrecht wk 48',
      routeIndex: 0,
      routeDay: '2026-11-23',
      showMarkers: true,
      showPolyline: false,
      showMarkerClusters: true,
      lat: 52.1,
      lng: 5.1,
      showAll: false,
      stopId: 's13',
    }
    expect(decodeMapMessage(JSON.stringify({ type: 'zoomToMarker', ...fields }))).toEqual(
      O.some(mapMessage('zoomToMarker', fields)),
    )
  })

  it('missing and unknown fields of a stored message are left out', () => {
    expect(decodeMapMessage('{"type":"refreshMap","weather":"rain"}')).toEqual(O.some(mapMessage('refreshMap')))
    expect(encodeMapMessage(mapMessage('refreshMap'))).toBe('{"type":"refreshMap"}')
  })

  it('a message without a type has an empty one', () => {
    expect(decodeMapMessage('{}')).toEqual(O.some(mapMessage('')))
  })

  it.each([
    '{"type":7,"projectId":"","routeIndex":-1,"routeDay":null}',
    '{"routeIndex":1.5,"lat":"north","lng":1e999,"showAll":"maybe"}',
    String.raw`{"routeDay":"\ud800","stopId":["s1"]}`,
    '{"__proto__":{"routeIndex":3}}',
  ])('invalid fields of a stored message are absent: %s', (text) => {
    expect(decodeMapMessage(text)).toEqual(O.some(mapMessage('')))
  })

  it.each(['', ' ', 'null', '3', '"zoomToRoute"', '[]', '{"type":', '{type:1}'])(
    'the corrupt message %s is not decoded',
    (text) => {
      expect(decodeMapMessage(text)).toEqual(O.none)
    },
  )
})
