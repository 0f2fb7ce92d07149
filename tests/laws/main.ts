import type { Law } from '../kit/law'
import { parseLawOptions, type LawOptions } from './arguments'
import { laws } from './index'
import { failureReport, passed } from './report'

/** A law is found by its name, a part of it, or the name of its module. */
const findLaws = (name: string | undefined): ReadonlyArray<Law> => {
  const all = Object.values(laws).flat()
  if (name === undefined) return all
  const exact = all.filter((law) => law.name === name)
  return exact.length > 0 ? exact : (laws[name] ?? all.filter((law) => law.name.includes(name)))
}

const list = (): string =>
  Object.entries(laws)
    .map(([module, moduleLaws]) => [module, ...moduleLaws.map((law) => `  ${law.name}: ${law.statement}`)].join('\n'))
    .join('\n')

const run = ({ name, mutant, runs }: LawOptions): number => {
  const selected = findLaws(name)
  if (selected.length === 0) return refuse(`No law is called "${name}". The laws, by module:\n${list()}`)
  const isUnknownMutant = mutant !== undefined && !selected.some((law) => law.mutants.includes(mutant))
  if (isUnknownMutant) return refuse(`No such mutant. There are: ${selected.flatMap((law) => law.mutants).join('; ')}`)
  console.log(`${selected.length} ${selected.length === 1 ? 'law' : 'laws'}, seed ${runs.seed}`)
  return selected.filter((law) => !holds(law, runs, mutant)).length === 0 ? 0 : 1
}

const holds = (law: Law, runs: LawOptions['runs'], mutant: string | undefined): boolean => {
  const start = performance.now()
  const verdict = law.check(runs, mutant)
  console.log(
    verdict.holds ? passed(law, verdict, performance.now() - start) : failureReport(law, verdict, runs, mutant),
  )
  return verdict.holds
}

const refuse = (sentence: string): number => {
  console.error(sentence)
  return 2
}

const options = parseLawOptions(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31))
process.exitCode = typeof options === 'string' ? refuse(options) : run(options)
