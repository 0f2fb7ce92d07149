import type { MemoryServer } from './memory-server'

/** What only the one who makes a thing can give: two names for it, and the moment. */
export const creationInfo = ({ newId, now }: Pick<MemoryServer, 'newId' | 'now'>, kind: string) => {
  const id = newId(kind)
  return { id, shortId: id.slice(kind.length + 1), createdAt: now() }
}
