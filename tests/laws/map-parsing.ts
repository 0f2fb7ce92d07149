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

/** Any text: the empty one, any JSON, and messages with anything in their fields. */
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

const read =
  (change: (message: MapMessage) => MapMessage): ParseMessage =>
  (text) =>
    O.map(change)(decodeMapMessage(text))

const points =
  (change: (points: ReadonlyArray<Coordinates>) => ReadonlyArray<Coordinates>): Decode =>
  (text) =>
    O.map(change)(decodePolyline(text))

export const mapParsingLaws: ReadonlyArray<Law> = [
  law<ParseMessage, MapMessage>({
    name: 'a kept message is read again',
    statement: 'A message that is written and read is the same message.',
    subject: decodeMapMessage,
    arbitrary: aMapMessage(),
    holds: (subject, message) => assert.deepEqual(subject(encodeMapMessage(message)), O.some(message)),
    mutants: {
      'the project’s name is forgotten': read((message) => ({ ...message, projectName: undefined })),
      'no is read as unsaid': read((message) => ({
        ...message,
        showMarkers: message.showMarkers === true || undefined,
      })),
      'route 0 is no route': read((message) => ({
        ...message,
        routeIndex: message.routeIndex === 0 ? undefined : message.routeIndex,
      })),
    },
  }),
  law<ParseMessage, string>({
    name: 'corrupt settings are none',
    statement:
      'Any text is read as a message that can be written again, or as none; only a record of fields is a message.',
    subject: decodeMapMessage,
    arbitrary: anyText(),
    holds: (subject, text) => {
      const found = subject(text)
      if (O.isNone(found)) return
      assert.equal(text.trim().at(0), '{')
      assert.deepEqual(decodeMapMessage(encodeMapMessage(found.value)), found)
      assert.ok(applyMapMessage(initialMapView, found.value).view.cameraRequestCount >= 0)
    },
    nothingIsThrown: true,
    mutants: {
      'corrupt text is thrown': (text) => O.some(mapMessage(String(JSON.parse(text)))),
      'corrupt text is an empty message': (text) => O.some(O.getOrElse(() => mapMessage(''))(decodeMapMessage(text))),
    },
    examples: ['', 'null', '[]', '"{}"', '{"lat":1e999}', '{"routeIndex":-1}', '{"__proto__":{"type":"zoomToRoute"}}'],
  }),
  law<Decode, ReadonlyArray<Coordinates>>({
    name: 'a path decodes to its points',
    statement: 'A path that another program encoded decodes to its points, to five decimals, and cut short to none.',
    subject: decodePolyline,
    arbitrary: somePoints(1),
    holds: (subject, given) => {
      const rounded = given.map(({ lat, lng }) => ({
        lat: Math.round(lat * 1e5) / 1e5,
        lng: Math.round(lng * 1e5) / 1e5,
      }))
      assert.deepEqual(subject(encoded(given)), O.some(rounded))
      assert.deepEqual(subject(encoded(given).slice(0, -1)), O.none)
    },
    mutants: {
      'north and east change places': points((found) => found.map(({ lat, lng }) => ({ lat: lng, lng: lat }))),
      'it counts in six decimals': points((found) => found.map(({ lat, lng }) => ({ lat: lat / 10, lng: lng / 10 }))),
      'the last point is lost': points((found) => found.slice(0, -1)),
      'what cannot be read is empty': (text) =>
        O.some(O.getOrElse((): ReadonlyArray<Coordinates> => [])(decodePolyline(text))),
    },
  }),
  law<Decode, string>({
    name: 'no path leads off the earth',
    statement: 'Any text is a path whose points all lie on earth, or none.',
    subject: decodePolyline,
    arbitrary: fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[?-~]{0,40}$/)),
    holds: (subject, text) => {
      const found = subject(text)
      for (const { lat, lng } of O.isSome(found) ? found.value : [])
        assert.ok(Math.abs(lat) <= 90 && Math.abs(lng) <= 180, `${lat}, ${lng}`)
    },
    mutants: {
      'it counts in four decimals': points((found) => found.map(({ lat, lng }) => ({ lat: lat * 10, lng: lng * 10 }))),
    },
    examples: ['_p~iF~ps|U_ulLnnqC_mqNvxq`@', '\u0000garbage', '~~~~~~~~~~~~~~~~~~~~'],
  }),
]
