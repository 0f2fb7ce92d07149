import type { OrganisationId } from '../storage'
import type { EventBus } from './event-bus'
import { topicOf } from './topic'

type PublishVersion = (organisation: OrganisationId, id: string, version: number) => void

/** Notifies the followers of a project or job of its new version. */
export const publishVersion =
  (topicKind: 'project' | 'job', { publish }: Pick<EventBus, 'publish'>): PublishVersion =>
  (organisation, id, version) =>
    publish({ organisation, topic: topicOf[topicKind](id), version })
