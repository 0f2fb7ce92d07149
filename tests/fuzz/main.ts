import { parseFuzzArguments, type FuzzArguments } from './fuzz-arguments'
import type { DatabaseName } from './fuzz-database'
import type { Defect } from './run-fuzz'
import { createTally } from './tally'
import { fuzzOnDatabase } from './fuzz-on-database'
import { watchStalls } from './watch-stalls'

const replay = (name: DatabaseName, { seed, path }: Defect): string =>
  `npm run fuzz -- --database ${name} --seed ${seed} --path '${path}'`

const runOn = async (name: DatabaseName, fuzzing: FuzzArguments['options']): Promise<boolean> => {
  const { count, requests, table } = createTally()
  const start = performance.now()
  const endWatch = watchStalls()
  const defect = await fuzzOnDatabase(name, { ...fuzzing, isOverSockets: true }, count)
  const { ms, workedMs, awaitedProcessorMs } = endWatch()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `\n${name}, seed ${fuzzing.seed}: ${requests().toLocaleString('en')} requests in ${seconds} s, longest stall ${ms.toFixed(0)} ms, of which the process worked ${workedMs.toFixed(0)} and waited ${awaitedProcessorMs.toFixed(0)} for a processor\n\n${table()}`,
  )
  if (defect === undefined) {
    console.log('\nNo defect: every answer kept to the contract, and everything is there after a restart.')
    return true
  }
  console.log(`\nA defect. The smallest requests found that show it:\n\n${defect.report}\n`)
  console.log(`To see it again:\n  ${replay(name, defect)}`)
  return false
}

const run = async ({ options, databaseNames }: FuzzArguments): Promise<number> => {
  let exitCode = 0
  for (const name of databaseNames) if (!(await runOn(name, options))) exitCode = 1
  return exitCode
}

const refuse = (sentence: string): number => {
  console.error(sentence)
  return 2
}

const parsedArguments = parseFuzzArguments(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31))
process.exitCode = typeof parsedArguments === 'string' ? refuse(parsedArguments) : await run(parsedArguments)
