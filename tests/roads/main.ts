import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildNetwork } from '../../server/roads/build/build-network'
import { readExtract } from '../../server/roads/build/read-extract'
import { cutAtJunctions } from '../../server/roads/build/segments'
import { turnSequencesOf } from '../../server/roads/build/turn-sequences'
import { roadTable, meetingOf, placeMaker, type RoadNetwork } from '../../server/roads'
import type { RoadPoint } from '../../server/roads/search/nearest-road'
import { plainWays } from './plain-ways'

/** From each of so many places to as many others. */
const PLACES = 100

/** Compares the hierarchy with a plain search over all lanes, for every extract in a folder. */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where the extracts are: npm run roads:check -- FOLDER')
  process.exit(1)
}

const everyStep = <A>(steps: Generator<number, A, void>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

let random = 7
const nextRandom = (): number => (random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32

const somePoint = ({ segmentCount, shapeFirst, shapeLats, shapeLngs }: RoadNetwork): RoadPoint => {
  const segment = Math.floor(nextRandom() * segmentCount)
  const first = shapeFirst[segment] ?? 0
  return { segment, share: nextRandom(), lat: shapeLats[first] ?? 0, lng: shapeLngs[first] ?? 0 }
}

for (const name of readdirSync(folder).filter((file) => file.endsWith('.osm.pbf'))) {
  const extract = await readExtract(join(folder, name))
  const segments = everyStep(cutAtJunctions(extract))
  const sequences = turnSequencesOf(extract, segments)
  const network = everyStep(buildNetwork(segments, sequences))
  const [makePlace, plain] = [placeMaker(network), plainWays(segments, sequences)]
  const points = Array.from({ length: PLACES }, () => somePoint(network))
  const places = points.map(makePlace)
  const writeRow = roadTable(network, places)
  const row = new Float64Array(PLACES)
  let [pairs, differences] = [0, 0]
  for (let from = 0; from < PLACES; from += 1) {
    const start = somePoint(network)
    const place = makePlace(start)
    writeRow(place, row)
    const expected = plain(start, points)
    pairs += PLACES
    differences += places.filter(
      (target, to) => row[to] !== expected[to] || meetingOf(network, place, target).cost !== expected[to],
    ).length
  }
  console.log(`${name}: ${pairs} pairs, ${sequences.length} turn rules, ${differences} differences`)
  if (differences > 0) process.exitCode = 1
}
