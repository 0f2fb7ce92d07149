/** Knows how to be the outside world in memory: for tests, and for trying things out. */
export { memoryClock, type MemoryClock } from './memory-clock'
export { memorySessionGateway, type Account } from './session/memory-session-gateway'
export { memorySessionKeeper, nothingKept, type Kept } from './session/memory-session-keeper'
