import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProjectDocument, SavedPlan } from '../../src/domain/plan'
import { isBlank, isRecord } from '../../src/domain/parse'
import {
  withDecoder,
  listCodec,
  optionalField,
  requiredField,
  reasonsOf,
  record,
  strictCodec,
  textCodec,
  type Codec,
} from '../codec'
import { savedStopsCodec } from '../stop'
import { projectDocumentCodec } from './project-document-codec'

const strictDocumentCodec = strictCodec(projectDocumentCodec)

/** A document without `routes` is refused, because storing it would delete every route. */
const savedDocumentCodec: Codec<ProjectDocument> = withDecoder(strictDocumentCodec, (value) =>
  isRecord(value) && isBlank(value['routes'])
    ? E.left([{ field: 'routes', reason: 'routes is missing' }])
    : pipe(strictDocumentCodec.decode(value), E.mapLeft(reasonsOf)),
)

export const savedPlanCodec = record<SavedPlan>('SavedPlan', {
  document: requiredField('projectDocument', savedDocumentCodec),
  stops: requiredField('stopsDocument', savedStopsCodec),
  declined: optionalField('declinedRoutes', listCodec(textCodec('route 2'), 10_000)),
})
