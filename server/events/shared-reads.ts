import type { OrganisationId } from '../storage'
import type { EventFeed, EventBatch } from './follow-feed'
import { keyOfTopic, type Topic } from './event-bus'

type SharedRead = {
  latestRead: { readonly lastSeen: number; readonly batch: Promise<EventBatch> } | undefined
  followerCount: number
}

/** Lets all followers of the same thing in this process share one read of the storage. */
export type ShareReads = (organisation: OrganisationId, topic: Topic, feed: EventFeed) => EventFeed

/**
 * Without this, a change of a project that a hundred browsers follow would be read a hundred times. A read that
 * began before the last message is no longer shared, so a follower gets no less than by a read of its own.
 */
export const sharedReads = (): ShareReads => {
  const readsByTopic = new Map<string, SharedRead>()
  return (organisation, topic, feed) => {
    const key = keyOfTopic(organisation, topic)
    return {
      ...feed,
      subscribe: (listener) => {
        const shared = readsByTopic.get(key) ?? { latestRead: undefined, followerCount: 0 }
        readsByTopic.set(key, shared)
        shared.followerCount += 1
        const unsubscribe = feed.subscribe((version) => {
          shared.latestRead = undefined
          listener(version)
        })
        return () => {
          unsubscribe()
          shared.followerCount -= 1
          if (shared.followerCount === 0) readsByTopic.delete(key)
        }
      },
      readAfter: (lastSeen) => {
        const shared = readsByTopic.get(key)
        if (shared?.latestRead?.lastSeen === lastSeen) return shared.latestRead.batch
        const batch = feed.readAfter(lastSeen)
        if (shared === undefined) return batch
        const latestRead = { lastSeen, batch }
        shared.latestRead = latestRead
        batch.catch(() => {
          if (shared.latestRead === latestRead) shared.latestRead = undefined
        })
        return batch
      },
    }
  }
}
