import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { projectFor } from '../require'
import type { ProjectId, Records } from '../storage'
import type { Stands } from './change-plan'

/** A project of the organisation with its present plan. */
export const planFor = async (records: Records, project: ProjectId): Promise<E.Either<Refusal, Stands>> => {
  const found = await projectFor(records, { project, expected: undefined })
  if (E.isLeft(found)) return found
  return E.right({ project: found.right, plan: await records.projects.plan(found.right) })
}
