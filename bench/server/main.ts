import { tableOf } from '../../tests/kit/tables/table'
import { load, machine } from '../machine'
import { builtPrograms } from './built-programs'
import type { Cases } from './server-bench'
import { createCases, postgresCases } from './create-bench'
import { heads, type Found } from './comparison-row'
import { growthCases } from './growth-bench'
import { moveCases } from './move-bench'
import { readCases } from './read-bench'
import { startCases } from './start-bench'

const allCases: ReadonlyArray<Cases> = [startCases, createCases, readCases, moveCases, growthCases, postgresCases]

/** Prints how the server compares with plain programs; answers whether all goals are met. */
export const benchServer = async (called: string): Promise<boolean> => {
  const cases = allCases.filter(({ name }) => name.includes(called))
  if (cases.length === 0) {
    console.error(`No cases are called ${called}. There are: ${allCases.map(({ name }) => name).join(', ')}.`)
    return false
  }
  const before = load()
  const built = await builtPrograms()
  const found: Found[] = []
  try {
    for (const { run } of cases) found.push(...(await run({ built })))
  } finally {
    await built.remove()
  }
  const rows = found.map(({ cells }) => cells)
  console.log(tableOf(`server, on ${machine()}`, heads, rows, 'figures'))
  console.log(
    `\nThe load of the machine was ${before.toFixed(1)} when this began, and ${load().toFixed(1)} at its end.`,
  )
  console.log('Each server is a process of its own, and has its processors to share with the one that asks.')
  const missed = found.filter(({ isMet }) => isMet === false)
  for (const { cells } of missed) console.log(`Missed: ${cells[0]} – ${cells.at(-1)}.`)
  return missed.length === 0
}
