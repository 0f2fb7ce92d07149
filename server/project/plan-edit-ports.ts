import { shortIdOf } from '../../src/domain/text'
import type { OrganisationId, ProjectId } from '../storage'
import type { Travel } from '../travel'
import { timeOrderedId } from './time-ordered-id'

/** What is needed to change a plan. */
export type PlanEditPorts = {
  readonly now: () => Date
  readonly newId: () => string
  readonly travel: Pick<Travel, 'drive' | 'leg' | 'source'>
  /** notifies all who follow the project of its new version */
  readonly publish: (organisation: OrganisationId, project: ProjectId, version: number) => void
}

/** The values that every new stop or driver gets: an id, a short id and the time of creation. */
export const creationInfo = ({ now, newId }: Pick<PlanEditPorts, 'now' | 'newId'>) => {
  const [moment, id] = [now(), newId()]
  return { id: timeOrderedId(moment, id), shortId: shortIdOf(id), createdAt: moment.toISOString() }
}
