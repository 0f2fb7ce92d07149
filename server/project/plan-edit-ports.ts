import { shortIdOf } from '../../src/domain/text'
import type { OrganisationId, ProjectId } from '../storage'
import type { Travel } from '../travel'

/** What is needed to change a plan. */
export type PlanEditPorts = {
  readonly now: () => Date
  readonly newId: () => string
  readonly travel: Pick<
    Travel,
    | 'drive'
    | 'leg'
    | 'detourLegs'
    | 'leastDriveSeconds'
    | 'source'
    | 'dataDate'
    | 'networkKey'
    | 'joinPlaces'
    | 'requestLegs'
    | 'requestDrives'
  >
  /** notifies all who follow the project of its new version */
  readonly publish: (organisation: OrganisationId, project: ProjectId, version: number) => void
}

/** The values that every new stop or driver gets: an id, a short id and the time of creation. */
export const creationInfo = ({ now, newId }: Pick<PlanEditPorts, 'now' | 'newId'>) => {
  const [moment, id] = [now(), newId()]
  return { id: timeOrderedId(moment, id), shortId: shortIdOf(id), createdAt: moment.toISOString() }
}

/**
 * An id that begins with the time, so that later ids sort after earlier ones: rows made at the same time are then
 * neighbours in the index of the database, which is faster to write.
 */
export const timeOrderedId = (moment: Date, id: string): string => `${moment.getTime().toString(36)}-${id}`
