import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { deleteProject as call } from '../../contract/project'
import { projectFor } from '../require'
import { done, type AskedBy, type Told } from '../http'
import type { Records } from '../storage'
import type { Workshop } from './plan-edit-ports'

export const deleteProject =
  ({ tell }: Pick<Workshop, 'tell'>) =>
  async (
    { parameters: { id }, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<Readonly<Record<string, never>>>>> => {
    const found = await projectFor(records, { project: id, expected })
    if (E.isLeft(found)) return found
    await records.projects.remove(id)
    // A version that no browser has seen, so that each one looks, and finds that the project is gone.
    records.afterwards(() => tell(who.organisation, id, found.right.version + 1))
    return E.right(done)
  }
