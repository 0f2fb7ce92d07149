import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { projectNameOf, type OpenProject } from '../../src/domain/project'
import { quoted, type Parser } from '../../src/domain/parse'
import { needed, record, value, words } from '../shape'

export type NewProject = { readonly name: string }

const name: Parser<string> = (given) =>
  typeof given === 'string'
    ? pipe(
        projectNameOf(given),
        E.mapLeft(({ reason }) => reason),
      )
    : E.left(`Not a text: ${quoted(given)}`)

export const newProject = record<NewProject>('NewProject', {
  name: needed(
    'projectName',
    value(name, { type: 'string', pattern: '\\S', minLength: 1, maxLength: 120 }, 'Week 48'),
    'Project name',
  ),
})

/** §7: `{ data: { id, projectName } }` */
export const createdProject = record<{ readonly project: OpenProject }>('CreatedProject', {
  project: needed(
    'data',
    record<OpenProject>('OpenProject', {
      id: needed('id', words('prj_5d1c')),
      name: needed('projectName', words('Week 48')),
    }),
  ),
})
