import { tableOf } from '../../tests/kit/tables/table'
import { machineLoad, machineName } from '../machine'
import { buildPrograms } from './built-programs'
import type { ServerBench } from './server-bench'
import { postgresClientsBench, sqliteClientsBench } from './clients/clients-bench'
import { createBench, postgresBench } from './create-bench'
import { editsBench } from './edits-bench'
import { headings, type ComparisonRow } from './comparison-row'
import { growthBench } from './growth-bench'
import { importBench } from './import-bench'
import { largeJobBench } from './large-job-bench'
import { moveBench } from './move-bench'
import { movesBench } from './moves-bench'
import { readBench } from './read-bench'
import { startBench } from './start-bench'
import { wireBench } from './wire-bench'
import { postgresNeighboursBench, sqliteNeighboursBench } from './neighbours/neighbours-bench'

const allBenches: ReadonlyArray<ServerBench> = [
  startBench,
  largeJobBench,
  createBench,
  readBench,
  wireBench,
  moveBench,
  movesBench,
  growthBench,
  importBench,
  editsBench,
  postgresBench,
  sqliteClientsBench,
  postgresClientsBench,
  sqliteNeighboursBench,
  postgresNeighboursBench,
]

/** Prints how the server compares with plain programs; returns whether all targets are met. */
export const benchServer = async (filter: string): Promise<boolean> => {
  const benches = allBenches.filter(({ name }) => name.includes(filter))
  if (benches.length === 0) {
    console.error(`No cases are called ${filter}. There are: ${allBenches.map(({ name }) => name).join(', ')}.`)
    return false
  }
  const loadBefore = machineLoad()
  const programs = await buildPrograms()
  const results: ComparisonRow[] = []
  try {
    for (const { run } of benches) results.push(...(await run({ built: programs })))
  } finally {
    await programs.remove()
  }
  const rows = results.map(({ cells }) => cells)
  console.log(tableOf(`server, on ${machineName()}`, headings, rows, 'figures'))
  console.log(
    `\nThe load of the machine was ${loadBefore.toFixed(1)} when this began, and ${machineLoad().toFixed(1)} at its end.`,
  )
  console.log('Each server is a process of its own, and has its processors to share with the one that asks.')
  const missedRows = results.filter(({ isTargetMet }) => isTargetMet === false)
  for (const { cells } of missedRows) console.log(`Missed: ${cells[0]} – ${cells.at(-1)}.`)
  return missedRows.length === 0
}
