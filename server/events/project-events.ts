import { encodeStoredProjectChanged } from '../../contract/history'
import type { StoredProjectChanged } from '../../src/domain/history'
import type { OrganisationId, ProjectId, Storage } from '../storage'
import { type EventBus, topicOf } from './event-bus'
import type { EventFeed, SseEvent } from './follow-feed'

/** A browser that is further behind reads the whole plan, so it is sent no changes of routes and stops. */
const MAX_VERSIONS_WITH_TEXTS = 20

/** The most changes per read, for a browser that was disconnected for long. */
const PAGE_SIZE = 500

/** The changes of a project as events; the id of an event is the version of the project. */
export const projectEvents = (
  { storage, bus }: { readonly storage: Pick<Storage, 'read'>; readonly bus: Pick<EventBus, 'subscribe'> },
  organisation: OrganisationId,
  id: ProjectId,
): EventFeed => ({
  subscribe: (listener) => bus.subscribe(organisation, topicOf.project(id), listener),
  readCurrentId: () => storage.read(organisation, async ({ projects }) => (await projects.find(id))?.version ?? 0),
  readAfter: (seen) =>
    storage.read(organisation, async ({ projects, changes }) => {
      const project = await projects.find(id)
      if (project === undefined) return { events: [], isFinal: true }
      const withTexts = project.version - seen <= MAX_VERSIONS_WITH_TEXTS
      const versions = await changes.versionsSince(id, { since: seen, max: PAGE_SIZE, withTexts })
      return { events: versions.map(changedEvent), isFinal: false, hasMore: versions.length === PAGE_SIZE }
    }),
})

const changedEvent = (record: StoredProjectChanged): SseEvent => ({
  id: record.version,
  name: 'changed',
  data: encodeStoredProjectChanged(record),
})
