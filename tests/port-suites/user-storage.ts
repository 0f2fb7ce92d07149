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

/** A user storage, and direct access to the other values in it. */
export type OpenUserStorage = {
  readonly userStorage: UserStorage
  readonly cache: (name: CacheName, text: string) => void
  readonly cookie: (name: CookieName, text: string) => void
  readonly caches: () => ReadonlyArray<string>
  readonly cookies: () => ReadonlyArray<string>
}

const completeUser: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: 'm.visser',
  role: undefined,
  organisationId: '12',
  organisationName: "'s-Hertogenbosch Fietsen",
  coordinates: { lat: 52.0155316, lng: 4.6568895 },
}

const minimalUser: User = {
  apiKey: 'b5e1',
  accountId: undefined,
  username: 'Ïsbrand; "漢"',
  role: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

/** The tests that every user storage passes; `open` makes an empty one. */
export const userStorageSuite = (adapterName: string, open: () => OpenUserStorage): void => {
  describe(`UserStorage implemented by ${adapterName}`, () => {
    const filledStorage = async (): Promise<OpenUserStorage> => {
      const fullStorage = open()
      await fullStorage.userStorage.save(completeUser)()
      for (const name of cacheNames) fullStorage.cache(name, '{"kept":true}')
      for (const name of cookieNames) fullStorage.cookie(name, 'kept')
      return fullStorage
    }

    it('a new user storage has no user', async () => {
      expect(await open().userStorage.user()).toEqual(E.right(O.none))
    })

    it.each([completeUser, minimalUser])('the user $username is read back as stored', async (user) => {
      const { userStorage } = open()
      expect(await userStorage.save(user)()).toEqual(E.right(undefined))
      expect(await userStorage.user()).toEqual(E.right(O.some(user)))
    })

    it('only the last user is stored', async () => {
      const { userStorage } = open()
      await userStorage.save(completeUser)()
      await userStorage.save(minimalUser)()
      expect(await userStorage.user()).toEqual(E.right(O.some(minimalUser)))
    })

    it('logging out clears everything (§4)', async () => {
      const { userStorage, caches, cookies } = await filledStorage()
      expect(await userStorage.clear(clearedOnLogOut)()).toEqual(E.right(undefined))
      expect(await userStorage.user()).toEqual(E.right(O.none))
      expect([caches(), cookies()]).toEqual([[], []])
    })

    it('clearing one part keeps the others', async () => {
      const { userStorage, caches, cookies } = await filledStorage()
      await userStorage.clear({ user: false, caches: ['stops'], cookies: ['projectId', 'projectName'] })()
      expect(await userStorage.user()).toEqual(E.right(O.some(completeUser)))
      expect(caches().toSorted()).toEqual(['externalRoutes', 'project', 'stopsDocument'])
      expect(cookies().toSorted()).toEqual([
        'focusedRouteDay',
        'mapSettings',
        'onlyShowPlannedStops',
        'routeIndexForScrolling',
      ])
    })

    it('clearing twice is allowed', async () => {
      const { userStorage } = await filledStorage()
      await userStorage.clear(clearedOnLogOut)()
      expect(await userStorage.clear(clearedOnLogOut)()).toEqual(E.right(undefined))
    })
  })
}
