import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import type { Convention } from '../instance'
import { problemOf } from '../problem-of'
import { readInstance } from '../read-instance'
import { clockBy, cpu } from './clock'

/** Solves one instance in a process of its own, so that nothing else counts for its time and memory. */
const [convention = 'round', ms = '5000', clocked = 'wall', seed = '1'] = process.argv.slice(2)

const clock = clockBy(clocked)

const problem = problemOf(readInstance(readFileSync(0, 'utf8')), convention as Convention)
const before = cpu()
let iterations = 0
// Read from time to time, since the system's own maximum includes what the process took before it began to solve.
let memory = process.memoryUsage.rss()
const plan = solve(problem, {
  budget: { ms: Number(ms) },
  seed: Number(seed),
  clock,
  signal: { aborted: false },
  onProgress: (progress) => {
    iterations = progress.iterations
    memory = Math.max(memory, process.memoryUsage.rss())
  },
})
process.stdout.write(
  JSON.stringify({
    routes: plan.routes.map(({ visits }) => visits.map(({ stop }) => stop + 1)),
    cpu: cpu() - before,
    iterations,
    memory: Math.max(memory, process.memoryUsage.rss()) / 1024 ** 2,
  }),
)
