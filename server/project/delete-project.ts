import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { deleteProject as endpoint } from '../../contract/project'
import { requireProject } from '../require'
import { emptyResult, type AuthorisedCommand, type CallResult } from '../http'
import type { Records } from '../storage'
import type { PlanEditPorts } from './plan-edit-ports'

export const deleteProject =
  ({ publish }: Pick<PlanEditPorts, 'publish'>) =>
  async (
    { parameters: { id }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Readonly<Record<string, never>>>>> => {
    const project = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(project)) return project
    await records.projects.remove(id)
    // A version that no browser has, so that each one reads the project again and finds that it is deleted.
    records.afterCommit(() => publish(user.organisation, id, project.right.version + 1))
    return E.right(emptyResult)
  }
