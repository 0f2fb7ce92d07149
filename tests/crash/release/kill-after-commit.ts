import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * After so many groups that changed plans are committed, ends the process at the next edit of a project that one user has
 * alone, before anybody hears of it. By then the project that all users share has a higher version than these.
 */
const killAtOwnEdit = `if (entries.size > 0 && !('commit' in committed)) {
  globalThis.commitsLeft ??= Number(process.env['KILL_AFTER_COMMITS'] ?? 'Infinity')
  globalThis.commitsLeft -= 1
  const isOwnEdit = ({ project }) => project !== undefined && project.version > 1 && project.version < 10
  if (globalThis.commitsLeft <= 0 && [...entries.values()].some(isOwnEdit)) process.kill(process.pid, 'SIGKILL')
}`

/** Each write of a group calls `commit` with the plans of the group as `committed`; the group does once the database has committed. */
const planCacheFile = resolve('server/storage/cache/plan-cache.ts')

const firstLineAfterCommit = '      for (const entry of entries.values())\n'

/** Builds a server that can be killed between a commit and its answer. */
export const killAfterCommit = (): Plugin => ({
  name: 'kill after commit',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== planCacheFile) return undefined
    if (!code.includes(firstLineAfterCommit)) throw new Error(`There is no such line any more: ${firstLineAfterCommit}`)
    return code.replace(firstLineAfterCommit, `${killAtOwnEdit}\n${firstLineAfterCommit}`)
  },
})
