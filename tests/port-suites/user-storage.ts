import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { SessionKeeper } from '../../src/application/session'
import {
  cacheNames,
  cookieNames,
  clearedOnLogOut,
  type CacheName,
  type CookieName,
  type User,
} from '../../src/domain/session'

/** A keeper, and direct access to the other things it stores. */
export type OpenKeeper = {
  readonly keeper: SessionKeeper
  readonly cache: (name: CacheName, text: string) => void
  readonly cookie: (name: CookieName, text: string) => void
  readonly caches: () => ReadonlyArray<string>
  readonly cookies: () => ReadonlyArray<string>
}

const whole: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: 'm.visser',
  organisationId: '12',
  organisationName: "'s-Hertogenbosch Fietsen",
  coordinates: { lat: 52.0155316, lng: 4.6568895 },
}

const bare: User = {
  apiKey: 'b5e1',
  accountId: undefined,
  username: 'Ïsbrand; "漢"',
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

/** What every session keeper must do; `open` makes an empty one. */
export const sessionKeeperContract = (fill: string, open: () => OpenKeeper): void => {
  describe(`a session keeper, filled by ${fill}`, () => {
    const full = async (): Promise<OpenKeeper> => {
      const opened = open()
      await opened.keeper.keep(whole)()
      for (const name of cacheNames) opened.cache(name, '{"kept":true}')
      for (const name of cookieNames) opened.cookie(name, 'kept')
      return opened
    }

    it('has no user at first', async () => {
      expect(await open().keeper.user()).toEqual(E.right(O.none))
    })

    it.each([whole, bare])('reads back $username as they were kept', async (user) => {
      const { keeper } = open()
      expect(await keeper.keep(user)()).toEqual(E.right(undefined))
      expect(await keeper.user()).toEqual(E.right(O.some(user)))
    })

    it('keeps only the last user', async () => {
      const { keeper } = open()
      await keeper.keep(whole)()
      await keeper.keep(bare)()
      expect(await keeper.user()).toEqual(E.right(O.some(bare)))
    })

    it('forgets everything on logging out (§4)', async () => {
      const { keeper, caches, cookies } = await full()
      expect(await keeper.forget(clearedOnLogOut)()).toEqual(E.right(undefined))
      expect(await keeper.user()).toEqual(E.right(O.none))
      expect([caches(), cookies()]).toEqual([[], []])
    })

    it('forgets only what it is told to', async () => {
      const { keeper, caches, cookies } = await full()
      await keeper.forget({ user: false, caches: ['stops'], cookies: ['projectId', 'projectName'] })()
      expect(await keeper.user()).toEqual(E.right(O.some(whole)))
      expect(caches().toSorted()).toEqual(['externalRoutes', 'project', 'stopsDocument'])
      expect(cookies().toSorted()).toEqual([
        'focusedRouteDay',
        'mapSettings',
        'onlyShowPlannedStops',
        'routeIndexForScrolling',
      ])
    })

    it('can forget twice', async () => {
      const { keeper } = await full()
      await keeper.forget(clearedOnLogOut)()
      expect(await keeper.forget(clearedOnLogOut)()).toEqual(E.right(undefined))
    })
  })
}
