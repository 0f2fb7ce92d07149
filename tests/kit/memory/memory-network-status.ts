import type { Connection } from '../../../src/application/gateway'

/** A network that comes and goes as a test says. */
export type MemoryConnection = Connection & { readonly become: (isOnline: boolean) => void }

export const memoryConnection = (): MemoryConnection => {
  const hearing = new Set<{ readonly run: (isOnline: boolean) => void }>()
  let online = true
  return {
    isOnline: () => online,
    onChange: (run) => {
      const hear = { run }
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    become: (isOnline) => {
      if (isOnline === online) return
      online = isOnline
      for (const { run } of hearing) run(isOnline)
    },
  }
}
