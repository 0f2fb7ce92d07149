import { shortIdOf } from '../../src/domain/text'
import type { OrganisationId, ProjectId } from '../storage'
import type { Travel } from '../travel'
import { idAt } from './time-ordered-id'

/** What is needed to change a plan. */
export type Workshop = {
  readonly now: () => Date
  readonly newId: () => string
  readonly travel: Pick<Travel, 'drive' | 'leg'>
  /** tells all who follow the project that it has a new version */
  readonly tell: (organisation: OrganisationId, project: ProjectId, version: number) => void
}

/** What a new stop or driver is given when it is stored: an id, a short id and the moment. */
export const birth = ({ now, newId }: Pick<Workshop, 'now' | 'newId'>) => {
  const [at, id] = [now(), newId()]
  return { id: idAt(at, id), shortId: shortIdOf(id), createdAt: at.toISOString() }
}
