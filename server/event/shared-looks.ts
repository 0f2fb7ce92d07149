import type { OrganisationId } from '../storage'
import type { Followed, News } from './followed'
import type { Topic } from './topic'

type Shared = { look: { readonly seen: number; readonly news: Promise<News> } | undefined; followers: number }

/** What one follower reads, all who follow the same in this process have read. */
export type Share = (organisation: OrganisationId, topic: Topic, followed: Followed) => Followed

/**
 * A hundred who follow one project would all look for what one change of it was. A look that was begun before the last
 * word came is nobody's any more: so whoever takes part in one learns no less than by a look of their own.
 */
export const sharedLooks = (): Share => {
  const all = new Map<string, Shared>()
  return (organisation, topic, followed) => {
    const key = JSON.stringify([organisation, topic])
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
