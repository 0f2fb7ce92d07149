import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { decodeProjectDocument, encodeProjectDocument, type ProjectDocument } from '../../src/domain/plan'
import { aPlan } from '../kit/arbitraries/plan'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'

type Documents = { readonly decode: typeof decodeProjectDocument; readonly encode: typeof encodeProjectDocument }

const documents: Documents = { decode: decodeProjectDocument, encode: encodeProjectDocument }

const aDocument = (): fc.Arbitrary<ProjectDocument> =>
  fc
    .tuple(aPlan(), fc.constantFrom({}, { status: 'Optimized', owner: { id: 3 } }))
    .map(([{ routes }, extra]) => ({ routes, extra }))

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

const forgetting =
  (name: string): Documents['encode'] =>
  (document) => {
    const written = encodeProjectDocument(document)
    const routes = Array.isArray(written['routes']) ? (written['routes'] as ReadonlyArray<object>) : []
    return {
      ...written,
      routes: routes.map((route) => Object.fromEntries(Object.entries(route).filter(([key]) => key !== name))),
    }
  }

export const projectDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'a project document out and in',
    statement: 'A project document that is written, sent and read is the same document, with its unknown fields.',
    subject: documents,
    arbitrary: aDocument(),
    holds: ({ decode, encode }, document) => assert.deepEqual(right(decode(jsonRoundTrip(encode(document)))), document),
    mutants: {
      'the carrier is not written': { ...documents, encode: forgetting('external_route_id') },
      'unknown fields of a route are dropped': { ...documents, encode: forgetting('toll') },
      'unknown fields of the document are dropped': {
        ...documents,
        encode: ({ routes }) => encodeProjectDocument({ routes, extra: {} }),
      },
      'how far it is is not written': { ...documents, encode: forgetting('distance_m') },
      'how long it takes is not written': { ...documents, encode: forgetting('duration_s') },
      'the driver is not written': { ...documents, encode: forgetting('driver_name') },
    },
  }),
  law({
    name: 'a project document in camel case',
    statement: 'A project document reads the same in either of the spellings of its names.',
    subject: decodeProjectDocument,
    arbitrary: aDocument(),
    holds: (subject, document) => {
      const plain = { routes: document.routes, extra: {} }
      assert.deepEqual(
        subject(camelCase(jsonRoundTrip(encodeProjectDocument(plain)))),
        subject(jsonRoundTrip(encodeProjectDocument(plain))),
      )
    },
    mutants: {
      'camel case is not known': (value) => {
        const known = JSON.stringify(value).replaceAll('"stopNumber"', '"stop-number"')
        return decodeProjectDocument(JSON.parse(known))
      },
    },
  }),
  law({
    name: 'any project document',
    statement: 'Whatever a server sends for a project document, it is read or refused with reasons; nothing is thrown.',
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
      const read = subject(value)
      if (E.isLeft(read)) assert.notEqual(read.left.length, 0)
      else assert.equal(new Set(read.right.routes.map((route) => route.index)).size, read.right.routes.length)
    },
    nothingIsThrown: true,
    mutants: {
      'it is refused without a reason': (value) => E.mapLeft(() => [])(decodeProjectDocument(value)),
      'it believes that there are routes': (value) =>
        E.right({ routes: (value as ProjectDocument).routes.map((route) => route), extra: {} }),
    },
  }),
]
