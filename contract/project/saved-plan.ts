import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProjectDocument } from '../../src/domain/plan'
import { isBlank, isRecord } from '../../src/domain/reading'
import type { StopList } from '../../src/domain/stop'
import { codecOf, needed, reasonsOf, record, strictly, type Shape } from '../shape'
import { savedStops } from '../stop'
import { projectDocument } from './project-document'

/** Both documents of a project, to be stored in the place of those that are there. */
export type SavedPlan = { readonly document: ProjectDocument; readonly stops: StopList }

const { codec, schema, example } = strictly(projectDocument)

/** A document that says nothing of routes would do away with all that are there. */
const savedDocument: Shape<ProjectDocument> = {
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

export const savedPlan = record<SavedPlan>('SavedPlan', {
  document: needed('projectDocument', savedDocument),
  stops: needed('stopsDocument', savedStops),
})
