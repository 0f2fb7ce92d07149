import { benchAddressList } from './address-list/main'
import { benchDomain } from './domain/main'
import { benchMap } from './map/main'
import { benchOptimiser } from './optimiser/main'
import { benchPage } from './page/main'
import { benchRoads } from './roads/main'
import { benchServer } from './server/main'

/**
 * Each benchmark runs the cases whose name contains this text (all for an empty one), and returns whether every
 * target is met.
 */
const benchmarks: Readonly<Record<string, (filter: string) => boolean | Promise<boolean>>> = {
  domain: benchDomain,
  map: benchMap,
  optimiser: benchOptimiser,
  server: benchServer,
  page: benchPage,
  addresses: benchAddressList,
  roads: benchRoads,
}

const [name, ...cases] = process.argv.slice(2)
const chosen = name === undefined ? Object.values(benchmarks) : [benchmarks[name]]
let areTargetsMet = true
for (const benchmark of chosen) {
  if (benchmark === undefined) {
    console.error(`No benchmark is called ${name}. There are: ${Object.keys(benchmarks).join(', ')}.`)
    areTargetsMet = false
  } else areTargetsMet = (await benchmark(cases.join(' '))) && areTargetsMet
}
process.exitCode = areTargetsMet ? 0 : 1
