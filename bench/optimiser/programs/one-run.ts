import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import type { Convention } from '../instance'
import { problemOf } from '../to-solver-input'
import { readInstance } from '../read-instance'
import { watched } from './measure-solve'

/** Solves one instance in a process of its own, so that nothing else counts for its time and memory. */
const [convention = 'round', ms = '5000', clocked = 'wall', seed = '1'] = process.argv.slice(2)

const problem = problemOf(readInstance(readFileSync(0, 'utf8')), convention as Convention)
const { plan, ...figures } = watched(solve, problem, { ms, clocked, seed })
const routes = plan.routes.map(({ visits }) => visits.map(({ stop }) => stop + 1))
process.stdout.write(JSON.stringify({ ...figures, routes }))
