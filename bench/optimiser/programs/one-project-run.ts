import { readFileSync } from 'node:fs'
import { solve } from '../../../optimiser'
import { projectRead } from '../project/input-text'
import { greedily } from './solve-greedily'
import { watched } from './measure-solve'

/** Solves one project in a process of its own, with our solver or with the rival. */
const [ms = '5000', clocked = 'wall', seed = '1', way = 'ours'] = process.argv.slice(2)

const problem = projectRead(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(watched(way === 'ours' ? solve : greedily, problem, { ms, clocked, seed })))
