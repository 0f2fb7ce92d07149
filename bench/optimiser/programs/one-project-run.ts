import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import { decodeInput } from '../project/input-text'
import { solveGreedily } from './solve-greedily'
import { measureSolve } from './measure-solve'

/** Solves one project in its own process, with our solver or with the greedy one. */
const [ms = '5000', clockKind = 'wall', seed = '1', solverName = 'ours'] = process.argv.slice(2)

const problem = decodeInput(readFileSync(0, 'utf8'))
process.stdout.write(
  JSON.stringify(measureSolve(solverName === 'ours' ? solve : solveGreedily, problem, { ms, clockKind, seed })),
)
