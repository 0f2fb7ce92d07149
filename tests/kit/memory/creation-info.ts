import type { MemoryServer } from './memory-server'

/** The ids of a new record, and the time of its creation. */
export const creationInfo = ({ newId, now }: Pick<MemoryServer, 'newId' | 'now'>, kind: string) => {
  const id = newId(kind)
  return { id, shortId: id.slice(kind.length + 1), createdAt: now() }
}
