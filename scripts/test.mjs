import './node-floor.mjs'
import { summaryLine } from './test/counts.mjs'
import { runAll } from './test/run-all.mjs'

const counts = await runAll()
console.log(summaryLine(counts))
if (counts.failed > 0) process.exitCode = 1
