import * as E from 'fp-ts/Either'
import type { AnswerOf, Refusal } from '../../contract'
import type { createProject as call } from '../../contract/project'
import { told, type AskedBy, type Told } from '../http'
import type { Records } from '../storage'
import type { Workshop } from './plan-edit-ports'

export const createProject =
  ({ now, newId }: Pick<Workshop, 'now' | 'newId'>) =>
  async (
    { body: { name }, who }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const id = newId()
    await records.projects.add({ id, name, createdAt: now().toISOString(), createdBy: who.username })
    return E.right(told({ project: { id, name } }))
  }
