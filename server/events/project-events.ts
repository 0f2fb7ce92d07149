import { encodeStoredProjectChanged } from '../../contract/history'
import type { StoredProjectChanged } from '../../src/domain/history'
import type { OrganisationId, ProjectId, Storage, VersionRange } from '../storage'
import { type EventBus, topicOf } from './event-bus'
import type { EventFeed, SseEvent } from './follow-feed'

/** A browser that is further behind reads the whole plan, so it is sent no changes of routes and stops. */
const MAX_VERSIONS_WITH_TEXTS = 20

/** The most changes per read, for a browser that was disconnected for long. */
const PAGE_SIZE = 500

/** The changes of a project as events; the id of an event is the version of the project. */
export const projectEvents = (
  { storage, bus }: { readonly storage: Pick<Storage, 'readOneStatement'>; readonly bus: Pick<EventBus, 'subscribe'> },
  organisation: OrganisationId,
  id: ProjectId,
): EventFeed => {
  const findProject = () => storage.readOneStatement(organisation, ({ projects }) => projects.find(id))
  const versionsSince = (range: VersionRange) =>
    storage.readOneStatement(organisation, ({ changes }) => changes.versionsSince(id, range))
  return {
    subscribe: (listener) => bus.subscribe(organisation, topicOf.project(id), listener),
    readCurrentId: async () => (await findProject())?.version ?? 0,
    readAfter: async (since) => {
      const recent = await versionsSince({ since, max: MAX_VERSIONS_WITH_TEXTS + 1, withTexts: true })
      if (recent.length === 0) return { events: [], isFinal: (await findProject()) === undefined }
      if (recent.length <= MAX_VERSIONS_WITH_TEXTS) return { events: recent.map(changedEvent), isFinal: false }
      const page = await versionsSince({ since, max: PAGE_SIZE, withTexts: false })
      return { events: page.map(changedEvent), isFinal: false, hasMore: page.length === PAGE_SIZE }
    },
  }
}

const changedEvent = (record: StoredProjectChanged): SseEvent => ({
  id: record.version,
  name: 'changed',
  data: encodeStoredProjectChanged(record),
})
