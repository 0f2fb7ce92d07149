import { browserCookieStorage } from '../../../src/adapters/browser'
import { cookieNames } from '../../../src/domain/session'
import { cookieStorageSuite } from '../../port-suites/cookie-storage'
import { setCookie } from '../../kit/browser-storage-fakes'

cookieStorageSuite('a real browser', () => {
  for (const name of cookieNames) setCookie(document, `${name}=; Path=/; Max-Age=0`)
  return browserCookieStorage(() => document)
})
