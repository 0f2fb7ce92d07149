import { changed } from '../../contract/history'
import type { OrganisationId, ProjectId, Storage, VersionRecord } from '../storage'
import type { EventBus } from './event-bus'
import type { Followed } from './event-feed'
import type { ToldEvent } from './sse-event'
import { topicOf } from './topic'

/** A browser that was away for long is sent so many changes at a time. */
const PAGE = 500

/** The changes of a project as events; the id of an event is the version of the project. */
export const projectEvents = (
  { storage, bus }: { readonly storage: Pick<Storage, 'read'>; readonly bus: Pick<EventBus, 'subscribe'> },
  organisation: OrganisationId,
  id: ProjectId,
): Followed => ({
  subscribe: (listener) => bus.subscribe(organisation, topicOf.project(id), listener),
  present: () => storage.read(organisation, async ({ projects }) => (await projects.find(id))?.version ?? 0),
  since: (seen) =>
    storage.read(organisation, async ({ projects, history }) => {
      if ((await projects.find(id)) === undefined) return { events: [], over: true }
      const versions = await history.since(id, seen, PAGE)
      return { events: versions.map(changedEvent), over: false, more: versions.length === PAGE }
    }),
})

const changedEvent = (became: VersionRecord): ToldEvent => ({
  id: became.version,
  name: 'changed',
  data: JSON.stringify(changed.codec.encode(became)),
})
