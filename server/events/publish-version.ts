import type { OrganisationId } from '../storage'
import type { EventBus } from './event-bus'
import { topicOf } from './topic'

type Tell = (organisation: OrganisationId, id: string, version: number) => void

/** Tells the followers of a project or job that it has a new version. */
export const tellOf =
  (of: 'project' | 'job', { publish }: Pick<EventBus, 'publish'>): Tell =>
  (organisation, id, version) =>
    publish({ organisation, topic: topicOf[of](id), version })
