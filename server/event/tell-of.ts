import type { OrganisationId } from '../storage'
import type { EventBus } from './event-bus'
import { topicOf } from './topic'

type Tell = (organisation: OrganisationId, id: string, version: number) => void

/** Word to whoever follows a thing that it came to a version. */
export const tellOf =
  (of: 'project' | 'job', { publish }: Pick<EventBus, 'publish'>): Tell =>
  (organisation, id, version) =>
    publish({ organisation, topic: topicOf[of](id), version })
