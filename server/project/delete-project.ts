import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { deleteProject as call } from '../../contract/project'
import { done, type AskedBy, type Told } from '../http'
import type { Records } from '../storage'
import { projectFor } from './project-for'

export const deleteProject = async (
  { parameters: { id }, expected }: AskedBy<typeof call>,
  records: Records,
): Promise<E.Either<Refusal, Told<Readonly<Record<string, never>>>>> => {
  const found = await projectFor(records, { project: id, expected })
  if (E.isLeft(found)) return found
  await records.projects.remove(id)
  return E.right(done)
}
