import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import { disguises } from '../disguises'
import type { Convention } from '../instance'
import { toSolverInput } from '../to-solver-input'
import { readInstance } from '../read-instance'
import { measureSolve } from './measure-solve'

/** Solves one instance in its own process, so that time and memory of nothing else are measured. */
const [convention = 'round', ms = '5000', clockKind = 'wall', seed = '1', disguise = 'plain'] = process.argv.slice(2)

const plainProblem = toSolverInput(readInstance(readFileSync(0, 'utf8')), convention as Convention)
const problem = disguises[disguise]?.(plainProblem) ?? plainProblem
const { plan, ...figures } = measureSolve(solve, problem, { ms, clockKind, seed })
const routes = plan.routes.map(({ visits }) => visits.map(({ stop }) => stop + 1))
process.stdout.write(JSON.stringify({ ...figures, routes }))
