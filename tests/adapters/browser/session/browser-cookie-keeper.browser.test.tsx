import { browserCookieKeeper } from '../../../../src/adapters/browser'
import { cookieNames } from '../../../../src/domain/session'
import { cookieKeeperContract } from '../../../contracts/cookie-keeper'
import { setCookie } from '../../../kit/browser-places'

cookieKeeperContract('a real browser', () => {
  for (const name of cookieNames) setCookie(document, `${name}=; Path=/; Max-Age=0`)
  return browserCookieKeeper(() => document)
})
