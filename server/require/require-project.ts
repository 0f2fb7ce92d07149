import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectId, ProjectRecord, Records } from '../storage'
import { requireVersion, type ExpectedVersions } from './require-version'

/** The project of a request, and the versions that the request accepts. */
export type ExpectedProject = { readonly project: ProjectId; readonly expected: ExpectedVersions }

/** Refused if the organisation has no such project, or if the project has changed since. */
export const requireProject = async (
  { projects }: Pick<Records, 'projects'>,
  { project, expected }: ExpectedProject,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const record = await projects.find(project)
  return record === undefined ? E.left(projectNotFound) : requireVersion(record, expected)
}

const projectNotFound: Refusal = { code: 'not_found', message: 'There is no such project.' }
