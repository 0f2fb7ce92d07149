import { spawnSync } from 'node:child_process'
import { tableOf } from '../../tests/kit/tables/table'
import { load, machine } from '../machine'
import { heads, type Found } from './result-row'
import type { Cases } from './page-bench'
import { heapCases } from './heap-bench'
import { lighthouseCases } from './lighthouse-bench'
import { loadCases } from './load-bench'
import { openSite } from './site'
import { typingCases } from './typing-bench'

const allCases: ReadonlyArray<Cases> = [loadCases, typingCases, heapCases, lighthouseCases]

/** Prints what the built pages cost a user. Returns whether all promises are kept. */
export const benchPage = async (called: string): Promise<boolean> => {
  const cases = allCases.filter(({ name }) => name.includes(called))
  if (cases.length === 0) {
    console.error(`No cases are called ${called}. There are: ${allCases.map(({ name }) => name).join(', ')}.`)
    return false
  }
  // In a process of its own, since the scripts find each other by their folder.
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0) return false
  const before = load()
  const site = await openSite()
  const found: Found[] = []
  try {
    for (const { run } of cases) found.push(...(await run(site)))
  } finally {
    await site.close()
  }
  console.log(
    tableOf(
      `page, on ${machine()}`,
      heads,
      found.map(({ cells }) => cells),
      'figures',
    ),
  )
  console.log(
    `\nThe load of the machine was ${before.toFixed(1)} when this began, and ${load().toFixed(1)} at its end.`,
  )
  const missed = found.filter(({ isMet }) => isMet === false)
  for (const { cells } of missed) console.log(`Missed: ${cells.join(' – ')}.`)
  return missed.length === 0
}
