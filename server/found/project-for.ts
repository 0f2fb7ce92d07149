import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectId, ProjectRecord, Records } from '../storage'
import { asExpected, type Expected } from './as-expected'

/** A project, as who asks knows it. */
export type Meant = { readonly project: ProjectId; readonly expected: Expected }

/** The project that is meant; refused where there is none of the organisation, or where it has changed since. */
export const projectFor = async (
  { projects }: Pick<Records, 'projects'>,
  { project, expected }: Meant,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const found = await projects.find(project)
  return found === undefined ? E.left(noProject) : asExpected(found, expected)
}

const noProject: Refusal = { code: 'not_found', message: 'There is no such project.' }
