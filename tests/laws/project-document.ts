import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import type { ProjectDocument } from '../../src/domain/plan'
import { aPlan } from '../kit/arbitraries/plan'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodeProjectDocument, encodeProjectDocument } from '../../contract/project'

type Documents = { readonly decode: typeof decodeProjectDocument; readonly encode: typeof encodeProjectDocument }

const documents: Documents = { decode: decodeProjectDocument, encode: encodeProjectDocument }

const aDocument = (): fc.Arbitrary<ProjectDocument> =>
  fc
    .tuple(aPlan(), fc.constantFrom({}, { status: 'Optimized', owner: { id: 3 } }))
    .map(([{ routes }, unknownFields]) => ({ routes, unknownFields }))

const camelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camelCase(inner),
    ]),
  )
}

const encodeWithout =
  (name: string): Documents['encode'] =>
  (document) => {
    const encoded = encodeProjectDocument(document)
    const routes = Array.isArray(encoded['routes']) ? (encoded['routes'] as ReadonlyArray<object>) : []
    return {
      ...encoded,
      routes: routes.map((route) => Object.fromEntries(Object.entries(route).filter(([key]) => key !== name))),
    }
  }

export const projectDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'an encoded project document is decoded',
    statement: 'An encoded project document is decoded to an equal one, with its unknown fields.',
    subject: documents,
    arbitrary: aDocument(),
    holds: ({ decode, encode }, document) => assert.deepEqual(right(decode(jsonRoundTrip(encode(document)))), document),
    mutants: {
      'the carrier is not encoded': { ...documents, encode: encodeWithout('external_route_id') },
      'unknown fields of a route are dropped': { ...documents, encode: encodeWithout('toll') },
      'unknown fields of the document are dropped': {
        ...documents,
        encode: ({ routes }) => encodeProjectDocument({ routes, unknownFields: {} }),
      },
      'the distance is not encoded': { ...documents, encode: encodeWithout('distance_m') },
      'the duration is not encoded': { ...documents, encode: encodeWithout('duration_s') },
      'where the figures come from is not encoded': { ...documents, encode: encodeWithout('roads') },
      'the driver is not encoded': { ...documents, encode: encodeWithout('driver_name') },
    },
  }),
  law({
    name: 'a project document in camel case',
    statement: 'A project document decodes the same from either of its spellings.',
    subject: decodeProjectDocument,
    arbitrary: aDocument(),
    holds: (subject, document) => {
      const withoutExtra = { routes: document.routes, unknownFields: {} }
      assert.deepEqual(
        subject(camelCase(jsonRoundTrip(encodeProjectDocument(withoutExtra)))),
        subject(jsonRoundTrip(encodeProjectDocument(withoutExtra))),
      )
    },
    mutants: {
      'camel case is not known': (value) => {
        const text = JSON.stringify(value).replaceAll('"stopNumber"', '"stop-number"')
        return decodeProjectDocument(JSON.parse(text))
      },
    },
  }),
  law({
    name: 'any value can be decoded as a project document',
    statement: 'Any value is decoded as a project document, or refused with reasons; nothing is thrown.',
    subject: decodeProjectDocument,
    arbitrary: fc.oneof(
      fc.jsonValue(),
      fc.record({ routes: fc.jsonValue() }),
      fc.record({ routes: fc.array(fc.record({ index: fc.jsonValue(), activities: fc.jsonValue() })) }),
      fc.record({
        routes: fc.array(
          fc.record({ activities: fc.array(fc.record({ id: fc.jsonValue(), address: fc.jsonValue() })) }),
        ),
      }),
    ),
    holds: (subject, value) => {
      const decoded = subject(value)
      if (E.isLeft(decoded)) assert.notEqual(decoded.left.length, 0)
      else assert.equal(new Set(decoded.right.routes.map((route) => route.index)).size, decoded.right.routes.length)
    },
    nothingIsThrown: true,
    mutants: {
      'it is refused without a reason': (value) => E.mapLeft(() => [])(decodeProjectDocument(value)),
      'it does not check that routes is a list': (value) =>
        E.right({ routes: (value as ProjectDocument).routes.map((route) => route), unknownFields: {} }),
    },
  }),
]
