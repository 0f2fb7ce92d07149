import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { browserUserStorage } from '../../../src/adapters/browser'
import { clearedOnLogOut } from '../../../src/domain/session'
import { userStorageSuite } from '../../port-suites/user-storage'
import { cookieJar, cookieNamesIn, storageOnMap } from '../../kit/browser-storage-fakes'
import { visser } from '../../kit/test-app'

const setUp = () => {
  const stored = new Map<string, string>()
  const cookies = cookieJar()
  return { stored, cookies, userStorage: browserUserStorage({ storage: () => storageOnMap(stored), cookies }) }
}

userStorageSuite('a browser', () => {
  const { stored, cookies, userStorage } = setUp()
  return {
    userStorage,
    cache: (name, text) => stored.set(name, text),
    cookie: (name, text) => {
      cookies.cookie = `${name}=${text}; Path=/`
    },
    caches: () => [...stored.keys()].filter((name) => name !== 'currentUser'),
    cookies: () => cookieNamesIn(cookies),
  }
})

describe('browserUserStorage', () => {
  it('the user is stored as JSON under currentUser (§3)', async () => {
    const { stored, userStorage } = setUp()
    await userStorage.save(visser.user)()
    expect([...stored.keys()]).toEqual(['currentUser'])
    expect(JSON.parse(stored.get('currentUser') ?? '')).toEqual({
      api_key: 'a4f0',
      id: '7',
      username: 'm.visser',
      organisation_id: '12',
      organisation_name: "'s-Hertogenbosch Fietsen",
      lat: 52.0155316,
      lng: 4.6568895,
      role: 'administrator',
    })
  })

  it.each(['', '{', 'null', '"m.visser"', '[]', '{"username":"m.visser"}', '{"api_key":{}}'])(
    'no user is loaded where %j is stored',
    async (text) => {
      const { stored, userStorage } = setUp()
      stored.set('currentUser', text)
      expect(await userStorage.user()).toEqual(E.right(O.none))
    },
  )

  it('clearing deletes cookies with the path of the whole site', async () => {
    const written: string[] = []
    const cookies = {
      get cookie() {
        return ''
      },
      set cookie(text) {
        written.push(text)
      },
    }
    const userStorage = browserUserStorage({ storage: () => storageOnMap(new Map()), cookies })
    await userStorage.clear({ user: false, caches: [], cookies: ['projectId'] })()
    expect(written).toEqual(['projectId=; Path=/; Max-Age=0; SameSite=Lax'])
  })

  it('clearing leaves foreign keys and cookies', async () => {
    const { stored, cookies, userStorage } = setUp()
    stored.set('theme', 'dark')
    cookies.cookie = 'consent=yes'
    await userStorage.clear(clearedOnLogOut)()
    expect([[...stored.keys()], cookieNamesIn(cookies)]).toEqual([['theme'], ['consent']])
  })
})

describe('browserUserStorage where storage is blocked', () => {
  const blocked = browserUserStorage({
    storage: () => {
      throw new Error('SecurityError')
    },
    cookies: cookieJar(),
  })

  it('every operation fails as unreachable, and nothing throws', async () => {
    const failed = E.left({ kind: 'unreachable' })
    expect(await blocked.user()).toEqual(failed)
    expect(await blocked.save(visser.user)()).toEqual(failed)
    expect(await blocked.clear(clearedOnLogOut)()).toEqual(failed)
  })
})
