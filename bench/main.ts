import { benchDomain } from './domain/main'

/** Each takes part of the name of the cases to run, all of them where none is asked for, and tells whether all is well. */
const benches: Readonly<Record<string, (cases: string) => boolean>> = { domain: benchDomain }

const [name, ...cases] = process.argv.slice(2)
const asked = name === undefined ? Object.values(benches) : [benches[name]]
const ran = asked.map((bench) => {
  if (bench !== undefined) return bench(cases.join(' '))
  console.error(`No benchmark is called ${name}. There are: ${Object.keys(benches).join(', ')}.`)
  return false
})
process.exitCode = ran.every(Boolean) ? 0 : 1
