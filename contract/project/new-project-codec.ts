import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { projectNameOf, type OpenProject } from '../../src/domain/project'
import { quoted, type Parser } from '../../src/domain/parse'
import { requiredField, record, valueCodec, textCodec } from '../codec'

export type NewProject = { readonly name: string }

const parseName: Parser<string> = (value) =>
  typeof value === 'string'
    ? pipe(
        projectNameOf(value),
        E.mapLeft(({ reason }) => reason),
      )
    : E.left(`Not a text: ${quoted(value)}`)

export const newProjectCodec = record<NewProject>('NewProject', {
  name: requiredField(
    'projectName',
    valueCodec(parseName, { type: 'string', pattern: '\\S', minLength: 1, maxLength: 120 }, 'Week 48'),
    'Project name',
  ),
})

/** §7: `{ data: { id, projectName } }` */
export const createdProjectCodec = record<{ readonly project: OpenProject }>('CreatedProject', {
  project: requiredField(
    'data',
    record<OpenProject>('OpenProject', {
      id: requiredField('id', textCodec('prj_5d1c')),
      name: requiredField('projectName', textCodec('Week 48')),
    }),
  ),
})
