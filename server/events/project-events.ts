import { changedCodec } from '../../contract/history'
import type { OrganisationId, ProjectId, Storage, VersionRecord } from '../storage'
import type { EventBus } from './event-bus'
import type { EventFeed } from './event-feed'
import type { SseEvent } from './sse-event'
import { topicOf } from './topic'

/** A browser that was away for long is sent so many changes at a time. */
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
    storage.read(organisation, async ({ projects, history }) => {
      if ((await projects.find(id)) === undefined) return { events: [], over: true }
      const versions = await history.versionsSince(id, seen, PAGE_SIZE)
      return { events: versions.map(changedEvent), over: false, more: versions.length === PAGE_SIZE }
    }),
})

const changedEvent = (record: VersionRecord): SseEvent => ({
  id: record.version,
  name: 'changed',
  data: JSON.stringify(changedCodec.codec.encode(record)),
})
