import type { OrganisationId } from '../storage'
import type { Followed, News } from './event-feed'
import { keyOfTopic, type Topic } from './topic'

type Shared = { look: { readonly seen: number; readonly news: Promise<News> } | undefined; followers: number }

/** Lets all followers of the same thing in this process share one read of the storage. */
export type Share = (organisation: OrganisationId, topic: Topic, followed: Followed) => Followed

/**
 * Without this, a change of a project that a hundred browsers follow would be read a hundred times. A read that was
 * begun before the last message is not shared any more, so a follower never learns less than by a read of its own.
 */
export const sharedLooks = (): Share => {
  const all = new Map<string, Shared>()
  return (organisation, topic, followed) => {
    const key = keyOfTopic(organisation, topic)
    return {
      present: followed.present,
      subscribe: (listener) => {
        const shared = all.get(key) ?? { look: undefined, followers: 0 }
        all.set(key, shared)
        shared.followers += 1
        const unsubscribe = followed.subscribe((version) => {
          shared.look = undefined
          listener(version)
        })
        return () => {
          unsubscribe()
          shared.followers -= 1
          if (shared.followers === 0) all.delete(key)
        }
      },
      since: (seen) => {
        const shared = all.get(key)
        if (shared?.look?.seen === seen) return shared.look.news
        const news = followed.since(seen)
        if (shared === undefined) return news
        const look = { seen, news }
        shared.look = look
        news.catch(() => {
          if (shared.look === look) shared.look = undefined
        })
        return news
      },
    }
  }
}
