import { availableParallelism } from 'node:os'
import { checks } from './check/checks.mjs'
import { runCheck } from './check/run-check.mjs'

/** @import { CheckResult } from './check/run-check.mjs' */

/** @type {(since: number) => string} */
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

const start = performance.now()
const width = Math.max(...checks.map(({ name }) => name.length))
const queue = [...checks]
/** @type {CheckResult[]} */
const failed = []

/** Runs the next check while there is one; there are as many of these loops as processors. */
const runQueued = async () => {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const startedAt = performance.now()
    const result = await runCheck(check)
    console.log(`${check.name.padEnd(width)}  ${seconds(startedAt).padStart(6)}  ${result.ok ? 'ok' : 'failed'}`)
    if (!result.ok) failed.push(result)
  }
}

await Promise.all(Array.from({ length: Math.max(availableParallelism(), 2) }, runQueued))

for (const { name, output } of failed) console.log(`\n${name}\n${output.trim()}`)
const outcome = failed.length === 0 ? 'All is well' : `\n${failed.length} of ${checks.length} checks failed`
console.log(`${outcome}, in ${seconds(start)}.`)
if (failed.length > 0) process.exitCode = 1
