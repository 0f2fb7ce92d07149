import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import { projectRead } from '../project/written'
import { greedily } from './greedily'
import { clockBy, cpu } from './clock'

/** Solves one project in a process of its own, with our solver or with the rival. */
const [ms = '5000', clocked = 'wall', seed = '1', way = 'ours'] = process.argv.slice(2)

const problem = projectRead(readFileSync(0, 'utf8'))
const before = cpu()
let iterations = 0
const plan = (way === 'ours' ? solve : greedily)(problem, {
  budget: { ms: Number(ms) },
  seed: Number(seed),
  clock: clockBy(clocked),
  signal: { aborted: false },
  onProgress: (progress) => {
    iterations = progress.iterations
  },
})
process.stdout.write(JSON.stringify({ plan, iterations, cpu: cpu() - before }))
