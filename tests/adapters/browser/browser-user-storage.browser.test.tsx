import { browserUserStorage } from '../../../src/adapters/browser'
import { cacheNames, cookieNames } from '../../../src/domain/session'
import { userStorageSuite } from '../../port-suites/user-storage'
import { cookieNamesIn, setCookie } from '../../kit/browser-storage-fakes'

userStorageSuite('a real browser', () => {
  localStorage.clear()
  for (const name of cookieNames) setCookie(document, `${name}=; Path=/; Max-Age=0`)
  return {
    userStorage: browserUserStorage({ storage: () => localStorage, cookies: document }),
    cache: (name, text) => localStorage.setItem(name, text),
    cookie: (name, text) => setCookie(document, `${name}=${text}; Path=/; SameSite=Lax`),
    caches: () => cacheNames.filter((name) => localStorage.getItem(name) !== null),
    cookies: () => cookieNamesIn(document).filter((name) => cookieNames.some((ownName) => ownName === name)),
  }
})
