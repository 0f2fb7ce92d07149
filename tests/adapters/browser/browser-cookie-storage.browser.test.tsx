import { browserCookieKeeper } from '../../../src/adapters/browser'
import { cookieNames } from '../../../src/domain/session'
import { cookieKeeperContract } from '../../port-suites/cookie-storage'
import { setCookie } from '../../kit/browser-storage-fakes'

cookieKeeperContract('a real browser', () => {
  for (const name of cookieNames) setCookie(document, `${name}=; Path=/; Max-Age=0`)
  return browserCookieKeeper(() => document)
})
