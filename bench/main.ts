import { benchDomain } from './domain/main'

const benches: Readonly<Record<string, () => boolean>> = { domain: benchDomain }

const asked = process.argv.slice(2)
const strangers = asked.filter((name) => benches[name] === undefined)
if (strangers.length > 0) {
  console.error(`No benchmark is called ${strangers.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
} else {
  const ran = (asked.length === 0 ? Object.keys(benches) : asked).map((name) => benches[name]?.() ?? false)
  process.exitCode = ran.every(Boolean) ? 0 : 1
}
