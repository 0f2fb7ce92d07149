import * as E from 'fp-ts/Either'
import type { AnswerOf, Refusal } from '../../contract'
import type { createProject as endpoint } from '../../contract/project'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import type { Records } from '../storage'
import type { PlanEditPorts } from './plan-edit-ports'

export const createProject =
  ({ now, newId }: Pick<PlanEditPorts, 'now' | 'newId'>) =>
  async (
    { body: { name }, user }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const id = newId()
    await records.projects.add({ id, name, createdAt: now().toISOString(), createdBy: user.username })
    return E.right(callResult({ project: { id, name } }))
  }
