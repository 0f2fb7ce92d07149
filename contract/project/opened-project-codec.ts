import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProjectDocument } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import { isRecord, withFallback, withoutUndefined, fieldFinder, wholeNumber, textOrNumber } from '../../src/domain/parse'
import { routeExample, routeSchema } from '../route'
import { codecOf, reasonsOf, recordSchema, type Shape } from '../shape'
import { projectDocument, writeDocument } from './project-document-codec'

/** A project as it is opened: its document, and further facts that other servers may leave out. */
export type OpenedProject = {
  readonly id: ProjectId | undefined
  readonly name: string | undefined
  readonly createdAt: string | undefined
  readonly version: number | undefined
  readonly document: ProjectDocument
}

const words = withFallback(textOrNumber(), undefined)
const counted = withFallback(wholeNumber({ min: 1 }), undefined)
const idIn = fieldFinder('id', 'projectId')
const createdIn = fieldFinder('created_at', 'createdAt')

const openedWith =
  (value: unknown) =>
  (document: ProjectDocument): OpenedProject => {
    const record = isRecord(value) ? value : {}
    return {
      id: words(idIn(record)),
      name: words(record['projectName']),
      createdAt: words(createdIn(record)),
      version: counted(record['version']),
      document,
    }
  }

export const openedProject: Shape<OpenedProject> = {
  codec: codecOf(
    'Project',
    (value) => pipe(projectDocument.codec.decode(value), E.bimap(reasonsOf, openedWith(value))),
    ({ id, name, createdAt, version, document }) => ({
      ...writeDocument(document),
      ...withoutUndefined({ id, projectName: name, created_at: createdAt, version }),
    }),
  ),
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
}
