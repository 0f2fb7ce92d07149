import { memorySessionGateway, memorySessionKeeper, nothingKept } from '.'
import { sessionGatewayContract } from '../../port-suites/session-gateway'
import { sessionKeeperContract } from '../../port-suites/user-storage'

sessionGatewayContract('memory', (accounts) =>
  Promise.resolve({ gateway: memorySessionGateway(accounts), close: () => Promise.resolve() }),
)

sessionKeeperContract('memory', () => {
  const kept = nothingKept()
  return {
    keeper: memorySessionKeeper(kept),
    cache: (name, text) => kept.caches.set(name, text),
    cookie: (name, text) => kept.cookies.set(name, text),
    caches: () => [...kept.caches.keys()],
    cookies: () => [...kept.cookies.keys()],
  }
})
