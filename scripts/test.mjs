import './node-floor.mjs'
import { closingLine } from './test/counts.mjs'
import { runAll } from './test/run-all.mjs'

const counts = await runAll()
console.log(closingLine(counts))
if (counts.failed > 0) process.exitCode = 1
