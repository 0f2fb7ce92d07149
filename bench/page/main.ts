import { spawnSync } from 'node:child_process'
import { tableOf } from '../../tests/kit/tables/table'
import { machineLoad, machineName } from '../machine'
import { headings, type ResultRow } from './result-row'
import type { PageBench } from './page-bench'
import { dragBench } from './drag-bench'
import { editsBench } from './edits-bench'
import { heapBench } from './heap-bench'
import { importBench } from './import-bench'
import { lighthouseBench } from './lighthouse-bench'
import { loadBench } from './load-bench'
import { openBench } from './open-bench'
import { pricesBench } from './prices-bench'
import { startSite } from './site'
import { timelineBench } from './timeline-bench'
import { typingBench } from './typing-bench'

const allBenches: ReadonlyArray<PageBench> = [
  loadBench,
  openBench,
  typingBench,
  importBench,
  timelineBench,
  pricesBench,
  dragBench,
  editsBench,
  heapBench,
  lighthouseBench,
]

/** Prints what the built pages cost a user. Returns whether all targets are met. */
export const benchPage = async (filter: string): Promise<boolean> => {
  const benches = allBenches.filter(({ name }) => name.includes(filter))
  if (benches.length === 0) {
    console.error(`No cases are called ${filter}. There are: ${allBenches.map(({ name }) => name).join(', ')}.`)
    return false
  }
  // In its own process, since the scripts locate each other by folder.
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0) return false
  const loadBefore = machineLoad()
  const site = await startSite()
  const rows: ResultRow[] = []
  try {
    for (const { run } of benches) rows.push(...(await run(site)))
  } finally {
    await site.close()
  }
  console.log(
    tableOf(
      `page, on ${machineName()}`,
      headings,
      rows.map(({ cells }) => cells),
      'figures',
    ),
  )
  console.log(
    `\nThe load of the machine was ${loadBefore.toFixed(1)} when this began, and ${machineLoad().toFixed(1)} at its end.`,
  )
  const missedRows = rows.filter(({ isTargetMet }) => isTargetMet === false)
  for (const { cells } of missedRows) console.log(`Missed: ${cells.join(' – ')}.`)
  return missedRows.length === 0
}
