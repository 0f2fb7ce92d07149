import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { browserUserStorage } from '../../../src/adapters/browser'
import { clearedOnLogOut } from '../../../src/domain/session'
import { userStorageSuite } from '../../port-suites/user-storage'
import { cookieJar, cookieNamesIn, storageOnMap } from '../../kit/browser-storage-fakes'
import { visser } from '../../kit/test-app'

const opened = () => {
  const stored = new Map<string, string>()
  const cookies = cookieJar()
  return { stored, cookies, keeper: browserUserStorage({ storage: () => storageOnMap(stored), cookies }) }
}

userStorageSuite('a browser', () => {
  const { stored, cookies, keeper } = opened()
  return {
    keeper,
    cache: (name, text) => stored.set(name, text),
    cookie: (name, text) => {
      cookies.cookie = `${name}=${text}; Path=/`
    },
    caches: () => [...stored.keys()].filter((name) => name !== 'currentUser'),
    cookies: () => cookieNamesIn(cookies),
  }
})

describe('what a browser keeps', () => {
  it('has the user as JSON under currentUser (§3)', async () => {
    const { stored, keeper } = opened()
    await keeper.save(visser.user)()
    expect([...stored.keys()]).toEqual(['currentUser'])
    expect(JSON.parse(stored.get('currentUser') ?? '')).toEqual({
      api_key: 'a4f0',
      id: '7',
      username: 'm.visser',
      organisation_id: '12',
      organisation_name: "'s-Hertogenbosch Fietsen",
      lat: 52.0155316,
      lng: 4.6568895,
    })
  })

  it.each(['', '{', 'null', '"m.visser"', '[]', '{"username":"m.visser"}', '{"api_key":{}}'])(
    'has nobody where %j is stored',
    async (text) => {
      const { stored, keeper } = opened()
      stored.set('currentUser', text)
      expect(await keeper.user()).toEqual(E.right(O.none))
    },
  )

  it('loses its cookies for the whole site, from wherever the page is', async () => {
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

  it('leaves what others keep beside it', async () => {
    const { stored, cookies, keeper } = opened()
    stored.set('theme', 'dark')
    cookies.cookie = 'consent=yes'
    await keeper.clear(clearedOnLogOut)()
    expect([[...stored.keys()], cookieNamesIn(cookies)]).toEqual([['theme'], ['consent']])
  })
})

describe('a browser that keeps nothing', () => {
  const closed = browserUserStorage({
    storage: () => {
      throw new Error('SecurityError')
    },
    cookies: cookieJar(),
  })

  it('fails as a call does, and throws nothing', async () => {
    const failed = E.left({ kind: 'unreachable' })
    expect(await closed.user()).toEqual(failed)
    expect(await closed.save(visser.user)()).toEqual(failed)
    expect(await closed.clear(clearedOnLogOut)()).toEqual(failed)
  })
})
