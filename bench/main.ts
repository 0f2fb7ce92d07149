import { benchDomain } from './domain/main'

const benches: Readonly<Record<string, () => boolean>> = { domain: benchDomain }

const run = (name: string): boolean => {
  const bench = benches[name]
  if (bench !== undefined) return bench()
  console.error(`No benchmark is called "${name}". There are: ${Object.keys(benches).join(', ')}.`)
  return false
}

const asked = process.argv.slice(2)
const ran = (asked.length === 0 ? Object.keys(benches) : asked).map(run)
process.exitCode = ran.every(Boolean) ? 0 : 1
