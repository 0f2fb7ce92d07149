import { memorySessionGateway, memoryUserStorage, emptyBrowserState } from '.'
import { sessionGatewaySuite } from '../../port-suites/session-gateway'
import { userStorageSuite } from '../../port-suites/user-storage'

sessionGatewaySuite('memory', (accounts) =>
  Promise.resolve({ gateway: memorySessionGateway(accounts), close: () => Promise.resolve() }),
)

userStorageSuite('memory', () => {
  const browserState = emptyBrowserState()
  return {
    userStorage: memoryUserStorage(browserState),
    cache: (name, text) => browserState.caches.set(name, text),
    cookie: (name, text) => browserState.cookies.set(name, text),
    caches: () => [...browserState.caches.keys()],
    cookies: () => [...browserState.cookies.keys()],
  }
})
