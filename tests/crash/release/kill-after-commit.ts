import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Ends the process when so many writes of a plan are committed, before anybody hears of the last one. */
const countPlanCommit = `if (entries.size > 0) {
  globalThis.commitsLeft ??= Number(process.env['KILL_AFTER_COMMITS'] ?? 'Infinity')
  globalThis.commitsLeft -= 1
  if (globalThis.commitsLeft === 0) process.kill(process.pid, 'SIGKILL')
}`

/** Both databases call its `commit` once a group of writes is committed. */
const planCacheFile = resolve('server/storage/cache/plan-cache.ts')

const firstLineAfterCommit = '      for (const entry of entries.values())\n'

/** Builds a server that can be killed between a commit and its answer. */
export const killAfterCommit = (): Plugin => ({
  name: 'kill after commit',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== planCacheFile) return undefined
    if (!code.includes(firstLineAfterCommit)) throw new Error(`There is no such line any more: ${firstLineAfterCommit}`)
    return code.replace(firstLineAfterCommit, `${countPlanCommit}\n${firstLineAfterCommit}`)
  },
})
