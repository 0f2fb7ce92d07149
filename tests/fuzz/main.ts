import { askedBy, type Asked } from './fuzz-arguments'
import type { DatabaseName } from './fuzz-database'
import type { Defect } from './run-fuzz'
import { tally } from './tally'
import { tried } from './fuzz-on-database'

const replay = (name: DatabaseName, { seed, path }: Defect): string =>
  `npm run fuzz -- --database ${name} --seed ${seed} --path '${path}'`

const holds = async (name: DatabaseName, fuzzing: Asked['fuzzing']): Promise<boolean> => {
  const { count, requests, table } = tally()
  const start = performance.now()
  const defect = await tried(name, fuzzing, count)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `\n${name}, seed ${fuzzing.seed}: ${requests().toLocaleString('en')} requests in ${seconds} s\n\n${table()}`,
  )
  if (defect === undefined) {
    console.log('\nNo defect: every answer kept to the contract, and everything is there after a restart.')
    return true
  }
  console.log(`\nA defect. The smallest requests found that show it:\n\n${defect.told}\n`)
  console.log(`To see it again:\n  ${replay(name, defect)}`)
  return false
}

const run = async ({ fuzzing, on }: Asked): Promise<number> => {
  let found = 0
  for (const name of on) if (!(await holds(name, fuzzing))) found = 1
  return found
}

const refuse = (sentence: string): number => {
  console.error(sentence)
  return 2
}

const asked = askedBy(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31))
process.exitCode = typeof asked === 'string' ? refuse(asked) : await run(asked)
