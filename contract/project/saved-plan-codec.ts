import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProjectDocument, SavedPlan } from '../../src/domain/plan'
import { isBlank, isRecord } from '../../src/domain/parse'
import {
  codecOf,
  listCodec,
  optionalField,
  requiredField,
  reasonsOf,
  record,
  strictShape,
  textCodec,
  type Shape,
} from '../shape'
import { savedStopsCodec } from '../stop'
import { projectDocumentCodec } from './project-document-codec'

const { codec, schema, example } = strictShape(projectDocumentCodec)

/** A document without `routes` is refused, because storing it would delete every route. */
const savedDocumentCodec: Shape<ProjectDocument> = {
  codec: codecOf(
    codec.name,
    (value) =>
      isRecord(value) && isBlank(value['routes'])
        ? E.left([{ field: 'routes', reason: 'routes is missing' }])
        : pipe(codec.decode(value), E.mapLeft(reasonsOf)),
    codec.encode,
  ),
  schema,
  example,
}

export const savedPlanCodec = record<SavedPlan>('SavedPlan', {
  document: requiredField('projectDocument', savedDocumentCodec),
  stops: requiredField('stopsDocument', savedStopsCodec),
  declined: optionalField('declinedRoutes', listCodec(textCodec('route 2'), 10_000)),
})
