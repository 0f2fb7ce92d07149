import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectId, ProjectRecord, Records } from '../storage'

/** A project, as who asks knows it. */
export type Meant = {
  readonly project: ProjectId
  /** the versions it is meant in, any of them; none where any at all will do */
  readonly expected: ReadonlyArray<string> | undefined
}

/** The project that is meant; refused where there is none of the organisation, or where it has changed since. */
export const projectFor = async (
  records: Records,
  { project, expected }: Meant,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const found = await records.projects.find(project)
  if (found === undefined) return E.left(noProject)
  if (expected !== undefined && !expected.includes(String(found.version))) return E.left(staleAt(found.version))
  return E.right(found)
}

const noProject: Refusal = { code: 'not_found', message: 'There is no such project.' }

const staleAt = (version: number): Refusal => ({ code: 'stale', more: { version: String(version) } })
