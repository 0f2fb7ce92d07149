import type { NetworkStatus } from '../../../src/application/gateway'

/** A network whose status a test sets. */
export type MemoryNetworkStatus = NetworkStatus & { readonly setOnline: (isOnline: boolean) => void }

export const memoryNetworkStatus = (): MemoryNetworkStatus => {
  const listeners = new Set<{ readonly run: (isOnline: boolean) => void }>()
  let online = true
  return {
    isOnline: () => online,
    onChange: (run) => {
      const entry = { run }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    setOnline: (isOnline) => {
      if (isOnline === online) return
      online = isOnline
      for (const { run } of listeners) run(isOnline)
    },
  }
}
