import { memorySessionGateway, memorySessionKeeper, nothingKept } from '../../../../src/adapters/memory'
import { sessionGatewayContract } from '../../../contracts/session-gateway'
import { sessionKeeperContract } from '../../../contracts/session-keeper'

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
