import { memorySessionGateway, memoryUserStorage, emptyBrowserState } from '.'
import { sessionGatewaySuite } from '../../port-suites/session-gateway'
import { userStorageSuite } from '../../port-suites/user-storage'

sessionGatewaySuite('memory', (accounts) =>
  Promise.resolve({ gateway: memorySessionGateway(accounts), close: () => Promise.resolve() }),
)

userStorageSuite('memory', () => {
  const kept = emptyBrowserState()
  return {
    keeper: memoryUserStorage(kept),
    cache: (name, text) => kept.caches.set(name, text),
    cookie: (name, text) => kept.cookies.set(name, text),
    caches: () => [...kept.caches.keys()],
    cookies: () => [...kept.cookies.keys()],
  }
})
