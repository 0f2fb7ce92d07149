import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { UserStorage } from '../../src/application/session'
import {
  cacheNames,
  cookieNames,
  clearedOnLogOut,
  type CacheName,
  type CookieName,
  type User,
} from '../../src/domain/session'

/** A keeper, and direct access to the other things it stores. */
export type OpenUserStorage = {
  readonly keeper: UserStorage
  readonly cache: (name: CacheName, text: string) => void
  readonly cookie: (name: CookieName, text: string) => void
  readonly caches: () => ReadonlyArray<string>
  readonly cookies: () => ReadonlyArray<string>
}

const completeUser: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: 'm.visser',
  organisationId: '12',
  organisationName: "'s-Hertogenbosch Fietsen",
  coordinates: { lat: 52.0155316, lng: 4.6568895 },
}

const minimalUser: User = {
  apiKey: 'b5e1',
  accountId: undefined,
  username: 'Ïsbrand; "漢"',
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

/** What every session keeper must do; `open` makes an empty one. */
export const userStorageSuite = (adapterName: string, open: () => OpenUserStorage): void => {
  describe(`a session keeper, filled by ${adapterName}`, () => {
    const filledStorage = async (): Promise<OpenUserStorage> => {
      const opened = open()
      await opened.keeper.save(completeUser)()
      for (const name of cacheNames) opened.cache(name, '{"kept":true}')
      for (const name of cookieNames) opened.cookie(name, 'kept')
      return opened
    }

    it('has no user at first', async () => {
      expect(await open().keeper.user()).toEqual(E.right(O.none))
    })

    it.each([completeUser, minimalUser])('reads back $username as they were kept', async (user) => {
      const { keeper } = open()
      expect(await keeper.save(user)()).toEqual(E.right(undefined))
      expect(await keeper.user()).toEqual(E.right(O.some(user)))
    })

    it('keeps only the last user', async () => {
      const { keeper } = open()
      await keeper.save(completeUser)()
      await keeper.save(minimalUser)()
      expect(await keeper.user()).toEqual(E.right(O.some(minimalUser)))
    })

    it('forgets everything on logging out (§4)', async () => {
      const { keeper, caches, cookies } = await filledStorage()
      expect(await keeper.clear(clearedOnLogOut)()).toEqual(E.right(undefined))
      expect(await keeper.user()).toEqual(E.right(O.none))
      expect([caches(), cookies()]).toEqual([[], []])
    })

    it('forgets only what it is told to', async () => {
      const { keeper, caches, cookies } = await filledStorage()
      await keeper.clear({ user: false, caches: ['stops'], cookies: ['projectId', 'projectName'] })()
      expect(await keeper.user()).toEqual(E.right(O.some(completeUser)))
      expect(caches().toSorted()).toEqual(['externalRoutes', 'project', 'stopsDocument'])
      expect(cookies().toSorted()).toEqual([
        'focusedRouteDay',
        'mapSettings',
        'onlyShowPlannedStops',
        'routeIndexForScrolling',
      ])
    })

    it('can forget twice', async () => {
      const { keeper } = await filledStorage()
      await keeper.clear(clearedOnLogOut)()
      expect(await keeper.clear(clearedOnLogOut)()).toEqual(E.right(undefined))
    })
  })
}
