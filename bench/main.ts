import { benchDomain } from './domain/main'
import { benchMap } from './map/main'
import { benchOptimiser } from './optimiser/main'
import { benchPage } from './page/main'
import { benchServer } from './server/main'

/**
 * Each benchmark runs the cases with this text in their names, or all cases for an
 * empty text, and returns whether all is well.
 */
const benches: Readonly<Record<string, (cases: string) => boolean | Promise<boolean>>> = {
  domain: benchDomain,
  map: benchMap,
  optimiser: benchOptimiser,
  server: benchServer,
  page: benchPage,
}

const [name, ...cases] = process.argv.slice(2)
const asked = name === undefined ? Object.values(benches) : [benches[name]]
let isWell = true
for (const bench of asked) {
  if (bench === undefined) {
    console.error(`No benchmark is called ${name}. There are: ${Object.keys(benches).join(', ')}.`)
    isWell = false
  } else isWell = (await bench(cases.join(' '))) && isWell
}
process.exitCode = isWell ? 0 : 1
