import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Ends the process when so many writes are committed, before anybody hears of the last one. */
const countCommit = `{
  globalThis.commitsLeft ??= Number(process.env['KILL_AFTER_COMMITS'] ?? 'Infinity')
  globalThis.commitsLeft -= 1
  if (globalThis.commitsLeft === 0) process.kill(process.pid, 'SIGKILL')
}`

/** The line that follows the commit of a group of writes, in each database. */
const linesAfterCommit: Readonly<Record<string, string>> = {
  [resolve('server/storage/sqlite/sqlite-writer.ts')]: '      plans.commit()\n',
  [resolve('server/storage/postgres/postgres-writer.ts')]: '      if (!result.right.mustRollBack) plans.commit()\n',
}

/** Builds a server that can be killed between a commit and its answer. */
export const killAfterCommit = (): Plugin => ({
  name: 'kill after commit',
  enforce: 'pre',
  transform: (code, id) => {
    const line = linesAfterCommit[id]
    if (line === undefined) return undefined
    if (!code.includes(line)) throw new Error(`There is no such line any more: ${line}`)
    return code.replace(line, `${countCommit}\n${line}`)
  },
})
