import { shortIdOf } from '../../src/domain/text'
import type { OrganisationId, ProjectId } from '../storage'
import type { Travel } from '../travel'
import { idAt } from './id-at'

/** What it takes to change a plan. */
export type Workshop = {
  readonly now: () => Date
  readonly newId: () => string
  readonly travel: Pick<Travel, 'drive' | 'leg'>
  /** word to everyone who looks at the project */
  readonly tell: (organisation: OrganisationId, project: ProjectId, version: number) => void
}

/** What only the one who makes a thing can give: two names for it, and the moment. */
export const birth = ({ now, newId }: Pick<Workshop, 'now' | 'newId'>) => {
  const [at, id] = [now(), newId()]
  return { id: idAt(at, id), shortId: shortIdOf(id), createdAt: at.toISOString() }
}
