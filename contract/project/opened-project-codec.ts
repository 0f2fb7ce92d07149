import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProjectDocument } from '../../src/domain/plan'
import type { OpenedProject } from '../../src/domain/project'
import {
  isJsonObject,
  parseOrFallback,
  withoutUndefined,
  fieldFinder,
  wholeNumber,
  textLike,
} from '../../src/domain/parse'
import { routeExample, routeSchema } from '../route'
import { codecOf, reasonsOf, recordSchema, type Codec } from '../codec'
import { projectDocumentCodec, encodeProjectDocument } from './project-document-codec'

const parseOptionalText = parseOrFallback(textLike(), undefined)
const parseOptionalVersion = parseOrFallback(wholeNumber({ min: 1 }), undefined)
const findId = fieldFinder('id', 'projectId')
const findCreatedAt = fieldFinder('created_at', 'createdAt')

const openedProjectOf =
  (value: unknown) =>
  (document: ProjectDocument): OpenedProject => {
    const record = isJsonObject(value) ? value : {}
    return {
      id: parseOptionalText(findId(record)),
      name: parseOptionalText(record['projectName']),
      createdAt: parseOptionalText(findCreatedAt(record)),
      version: parseOptionalVersion(record['version']),
      document,
    }
  }

export const openedProjectCodec: Codec<OpenedProject> = codecOf({
  name: 'Project',
  decode: (value) => pipe(projectDocumentCodec.decode(value), E.bimap(reasonsOf, openedProjectOf(value))),
  encode: ({ id, name, createdAt, version, document }) => ({
    ...encodeProjectDocument(document),
    ...withoutUndefined({ id, projectName: name, created_at: createdAt, version }),
  }),
  schema: recordSchema(
    'Project',
    {
      id: { type: 'string' },
      projectName: { type: 'string' },
      created_at: { type: 'string', description: 'an ISO date-time' },
      version: { type: 'integer', minimum: 1, description: 'as the ETag says it' },
      routes: { type: 'array', items: routeSchema },
    },
    ['routes'],
  ),
  example: {
    id: 'prj_5d1c',
    projectName: 'Week 48',
    created_at: '2026-11-20T16:40:00.000Z',
    version: 7,
    routes: [routeExample],
  },
})
