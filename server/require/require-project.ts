import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectId, ProjectRecord, Records } from '../storage'
import { asExpected, type Expected } from './require-version'

/** The project that a request is about, and the versions it accepts. */
export type Meant = { readonly project: ProjectId; readonly expected: Expected }

/** The project with this id; refused where the organisation has none, or where the project has changed since. */
export const projectFor = async (
  { projects }: Pick<Records, 'projects'>,
  { project, expected }: Meant,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const found = await projects.find(project)
  return found === undefined ? E.left(noProject) : asExpected(found, expected)
}

const noProject: Refusal = { code: 'not_found', message: 'There is no such project.' }
