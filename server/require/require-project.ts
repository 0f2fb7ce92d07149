import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectId, ProjectRecord, Records } from '../storage'
import { requireVersion, type ExpectedVersions } from './require-version'

/** The project that a request is about, and the versions it accepts. */
export type ExpectedProject = { readonly project: ProjectId; readonly expected: ExpectedVersions }

/** The project with this id; refused where the organisation has none, or where the project has changed since. */
export const requireProject = async (
  { projects }: Pick<Records, 'projects'>,
  { project, expected }: ExpectedProject,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const record = await projects.find(project)
  return record === undefined ? E.left(projectNotFound) : requireVersion(record, expected)
}

const projectNotFound: Refusal = { code: 'not_found', message: 'There is no such project.' }
