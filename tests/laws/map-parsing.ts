import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../src/domain/address'
import {
  applyMapMessage,
  decodePolyline,
  mapMessage,
  decodeMapMessage,
  initialMapView,
  encodeMapMessage,
  type MapMessage,
} from '../../src/domain/map'
import { aMapMessage, encoded, messageTypes, somePoints } from '../kit/arbitraries/map'
import { law, type Law } from '../kit/law'

type ParseMessage = typeof decodeMapMessage
type Decode = typeof decodePolyline

const keys = Object.keys(mapMessage(''))

/** Any text: an empty one, any JSON, and messages with any values in their fields. */
const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .dictionary(
        fc.constantFrom(...keys, '__proto__', 'toString'),
        fc.oneof(fc.jsonValue(), fc.constantFrom(...messageTypes)),
      )
      .map((fields) => JSON.stringify(fields)),
  )

const decoding =
  (change: (message: MapMessage) => MapMessage): ParseMessage =>
  (text) =>
    O.map(change)(decodeMapMessage(text))

const decodingPoints =
  (change: (points: ReadonlyArray<Coordinates>) => ReadonlyArray<Coordinates>): Decode =>
  (text) =>
    O.map(change)(decodePolyline(text))

export const mapParsingLaws: ReadonlyArray<Law> = [
  law<ParseMessage, MapMessage>({
    name: 'an encoded message is decoded',
    statement: 'An encoded map message is decoded to an equal one.',
    subject: decodeMapMessage,
    arbitrary: aMapMessage(),
    holds: (subject, message) => assert.deepEqual(subject(encodeMapMessage(message)), O.some(message)),
    mutants: {
      'the name of the project is dropped': decoding((message) => ({ ...message, projectName: undefined })),
      'false is decoded as absent': decoding((message) => ({
        ...message,
        showMarkers: message.showMarkers === true || undefined,
      })),
      'route 0 is no route': decoding((message) => ({
        ...message,
        routeIndex: message.routeIndex === 0 ? undefined : message.routeIndex,
      })),
    },
  }),
  law<ParseMessage, string>({
    name: 'corrupt settings are ignored',
    statement: 'Any text decodes to a message that can be encoded again, or to none; only a record is a message.',
    subject: decodeMapMessage,
    arbitrary: anyText(),
    holds: (subject, text) => {
      const decoded = subject(text)
      if (O.isNone(decoded)) return
      assert.equal(text.trim().at(0), '{')
      assert.deepEqual(decodeMapMessage(encodeMapMessage(decoded.value)), decoded)
      assert.ok(applyMapMessage(initialMapView, decoded.value).view.cameraRequestCount >= 0)
    },
    nothingIsThrown: true,
    mutants: {
      'corrupt text throws': (text) => O.some(mapMessage(String(JSON.parse(text)))),
      'corrupt text is an empty message': (text) => O.some(O.getOrElse(() => mapMessage(''))(decodeMapMessage(text))),
    },
    examples: ['', 'null', '[]', '"{}"', '{"lat":1e999}', '{"routeIndex":-1}', '{"__proto__":{"type":"zoomToRoute"}}'],
  }),
  law<Decode, ReadonlyArray<Coordinates>>({
    name: 'a path decodes to its points',
    statement: 'A path encoded by another program decodes to its points, to five decimals; a truncated one is refused.',
    subject: decodePolyline,
    arbitrary: somePoints(1),
    holds: (subject, points) => {
      const rounded = points.map(({ lat, lng }) => ({
        lat: Math.round(lat * 1e5) / 1e5,
        lng: Math.round(lng * 1e5) / 1e5,
      }))
      assert.deepEqual(subject(encoded(points)), O.some(rounded))
      assert.deepEqual(subject(encoded(points).slice(0, -1)), O.none)
    },
    mutants: {
      'latitude and longitude are swapped': decodingPoints((decoded) =>
        decoded.map(({ lat, lng }) => ({ lat: lng, lng: lat })),
      ),
      'it counts in six decimals': decodingPoints((decoded) =>
        decoded.map(({ lat, lng }) => ({ lat: lat / 10, lng: lng / 10 })),
      ),
      'the last point is lost': decodingPoints((decoded) => decoded.slice(0, -1)),
      'an invalid path is empty': (text) =>
        O.some(O.getOrElse((): ReadonlyArray<Coordinates> => [])(decodePolyline(text))),
    },
  }),
  law<Decode, string>({
    name: 'a path stays on earth',
    statement: 'Any text is refused as a path, or all its points are on earth.',
    subject: decodePolyline,
    arbitrary: fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[?-~]{0,40}$/)),
    holds: (subject, text) => {
      const decoded = subject(text)
      for (const { lat, lng } of O.isSome(decoded) ? decoded.value : [])
        assert.ok(Math.abs(lat) <= 90 && Math.abs(lng) <= 180, `${lat}, ${lng}`)
    },
    mutants: {
      'it counts in four decimals': decodingPoints((decoded) =>
        decoded.map(({ lat, lng }) => ({ lat: lat * 10, lng: lng * 10 })),
      ),
    },
    examples: ['_p~iF~ps|U_ulLnnqC_mqNvxq`@', '\u0000garbage', '~~~~~~~~~~~~~~~~~~~~'],
  }),
]
