import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { decodeProjectDocument, type ProjectDocument } from '../../src/domain/plan'
import { unknownFields, type JsonObject } from '../../src/domain/parse'
import { routeCodec, routeExample, routeSchema } from '../route'
import { codecOf, recordSchema, type Shape } from '../shape'

/** The server adds these fields to its answer; they are not stored. */
const withoutAnswerFields = unknownFields('id', 'projectId', 'projectName', 'created_at', 'version')

export const encodeDocument = ({ routes, extra }: ProjectDocument): JsonObject => ({
  ...extra,
  routes: routes.map(routeCodec.codec.encode),
})

/** §3: the routes of a project, and the unknown fields of its document. */
export const projectDocumentCodec: Shape<ProjectDocument> = {
  codec: codecOf(
    'Project document',
    (value) =>
      pipe(
        decodeProjectDocument(value),
        E.map(({ routes, extra }): ProjectDocument => ({ routes, extra: withoutAnswerFields(extra) })),
      ),
    encodeDocument,
  ),
  schema: recordSchema('ProjectDocument', { routes: { type: 'array', items: routeSchema, maxItems: 5_000 } }, [
    'routes',
  ]),
  example: { routes: [routeExample] },
}
