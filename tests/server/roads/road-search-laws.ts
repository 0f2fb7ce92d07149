import assert from 'node:assert/strict'
import fc from 'fast-check'
import { buildNetwork } from '../../../server/roads/build/build-network'
import type { Segments } from '../../../server/roads/build/segments'
import { endOf, startOf, type TurnSequence } from '../../../server/roads/build/turn-sequences'
import {
  costOf,
  decimetresBetween,
  decimetresOf,
  UNREACHED,
  type RoadNetwork,
} from '../../../server/roads/road-network'
import type { RoadPoint } from '../../../server/roads/search/nearest-road'
import { meetingOf, placeMaker } from '../../../server/roads/search/road-place'
import { roadTable } from '../../../server/roads/search/road-table'
import { lineBetween } from '../../../server/roads/search/road-way'
import { law, type Law } from '../../kit/law'
import { plainWays } from '../../roads/plain-ways'

type SmallRoads = {
  readonly segments: Segments
  readonly sequences: ReadonlyArray<TurnSequence>
  readonly places: ReadonlyArray<RoadPoint>
  /** a state has so many edges when the others are ordered without searches; 0: all of them are */
  readonly maxEdges: number | undefined
}

const oneDirection = fc.record({ along: fc.integer({ min: 1, max: 60 }), against: fc.integer({ min: 1, max: 60 }) })

/** A few junctions on a plane; a segment goes both ways, or one way. */
const someSegments = (): fc.Arbitrary<Segments> =>
  fc
    .tuple(
      fc.integer({ min: 2, max: 9 }),
      fc.array(
        fc.record({
          from: fc.nat(99),
          to: fc.nat(99),
          seconds: oneDirection,
          open: fc.constantFrom('both', 'both', 'along', 'against'),
        }),
        { minLength: 1, maxLength: 18 },
      ),
    )
    .map(([junctionCount, drawn]) => {
      const list = (valueOf: (segment: (typeof drawn)[number]) => number | ReadonlyArray<number>) =>
        drawn.flatMap((segment) => valueOf(segment))
      const [from, to] = [list((one) => one.from % junctionCount), list((one) => one.to % junctionCount)]
      const latOf = (junction: number): number => 520_000_000 + 10_000 * (junction % 3)
      const lngOf = (junction: number): number => 50_000_000 + 10_000 * Math.floor(junction / 3)
      const ends = drawn.flatMap((_, index) => [from[index] ?? 0, to[index] ?? 0])
      const lengthOf = (index: number): number => {
        const [one = 0, other = 0] = [from[index], to[index]]
        return Math.round(decimetresBetween(latOf(one), lngOf(one), latOf(other), lngOf(other)))
      }
      return {
        count: drawn.length,
        junctionCount,
        from: Int32Array.from(from),
        to: Int32Array.from(to),
        shapeFirst: Int32Array.from({ length: drawn.length + 1 }, (_, index) => 2 * index),
        shapeLats: Int32Array.from(ends, latOf),
        shapeLngs: Int32Array.from(ends, lngOf),
        laneCosts: Float64Array.from(
          drawn.flatMap(({ seconds, open }, index) => [
            open === 'against' ? 0 : costOf(1000 * seconds.along, lengthOf(index)),
            open === 'along' ? 0 : costOf(1000 * seconds.against, lengthOf(index)),
          ]),
        ),
        firstOfWay: Int32Array.from({ length: drawn.length + 1 }, (_, index) => index),
        junctionAt: (node) => node,
      }
    })

/** Lanes that follow each other, of which the last is forbidden, or the only one. */
const someSequence = (segments: Segments): fc.Arbitrary<TurnSequence> =>
  fc
    .record({ isOnly: fc.boolean(), choices: fc.array(fc.nat(999), { minLength: 2, maxLength: 4 }) })
    .map(({ isOnly, choices }) => {
      const open = Array.from({ length: 2 * segments.count }, (_, lane) => lane).filter(
        (lane) => segments.laneCosts[lane] !== 0,
      )
      const lanes: number[] = []
      for (const choice of choices) {
        const last = lanes.at(-1)
        const next = open.filter((lane) => last === undefined || startOf(segments, lane) === endOf(segments, last))
        const lane = next[choice % Math.max(1, next.length)]
        if (lane !== undefined) lanes.push(lane)
      }
      return { isOnly, lanes }
    })

const somePlace = (segments: Segments): fc.Arbitrary<RoadPoint> =>
  fc
    .record({ segment: fc.nat(segments.count - 1), share: fc.constantFrom(0, 0.25, 0.5, 0.8, 1) })
    .map(({ segment, share }) => {
      const [first, last] = [2 * segment, 2 * segment + 1]
      const between = (list: Int32Array): number =>
        Math.round((list[first] ?? 0) + share * ((list[last] ?? 0) - (list[first] ?? 0)))
      return { segment, share, lat: between(segments.shapeLats), lng: between(segments.shapeLngs) }
    })

const smallRoads = (): fc.Arbitrary<SmallRoads> =>
  someSegments().chain((segments) =>
    fc.record({
      segments: fc.constant(segments),
      sequences: fc
        .array(someSequence(segments), { maxLength: 6 })
        .map((list) => list.filter(({ lanes }) => lanes.length > 1)),
      places: fc.array(somePlace(segments), { minLength: 2, maxLength: 4 }),
      maxEdges: fc.constantFrom(undefined, 0, 2, 3),
    }),
  )

type Build = (segments: Segments, sequences: ReadonlyArray<TurnSequence>, maxEdges?: number) => RoadNetwork

const build: Build = (segments, sequences, maxEdges) => {
  const steps = buildNetwork(segments, sequences, maxEdges)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const lengthOfLine = (line: ReturnType<typeof lineBetween> = []): number =>
  line.reduce((sum, [lat, lng], index) => {
    const [beforeLat, beforeLng] = line[index - 1] ?? [lat, lng]
    return sum + decimetresBetween(beforeLat, beforeLng, lat, lng)
  }, 0)

export const roadSearchLaws: ReadonlyArray<Law> = [
  law({
    name: 'the hierarchy finds the quickest way',
    statement:
      'With turn rules, one-way roads and turning round, a way costs what a search over all lanes finds, alone and in a table.',
    subject: build,
    arbitrary: smallRoads(),
    holds: (subject: Build, { segments, sequences, places, maxEdges }) => {
      const network = subject(segments, sequences, maxEdges)
      const [plain, made] = [plainWays(segments, sequences), places.map(placeMaker(network))]
      const writeRow = roadTable(network, made)
      for (const [index, point] of places.entries()) {
        const from = made[index]
        if (from === undefined) continue
        const row = new Float64Array(made.length)
        writeRow(from, row)
        const expected = plain(point, places)
        assert.deepEqual([...row], expected)
        assert.deepEqual(
          made.map((to) => meetingOf(network, from, to).cost),
          expected,
        )
      }
    },
    mutants: {
      'turn rules are forgotten': (segments) => build(segments, []),
      'rules over several roads are forgotten': (segments, sequences) =>
        build(
          segments,
          sequences.filter(({ lanes }) => lanes.length === 2),
        ),
      'one-way roads go both ways': (segments, sequences) =>
        build(
          { ...segments, laneCosts: segments.laneCosts.map((cost, lane, all) => cost || (all[lane ^ 1] ?? 0)) },
          sequences,
        ),
    },
  }),
  law({
    name: 'a line is as long as its way',
    statement: 'A line exists where a way does; it begins and ends at the places, and is as long as the way.',
    subject: lineBetween,
    arbitrary: smallRoads(),
    holds: (subject: typeof lineBetween, { segments, sequences, places, maxEdges }) => {
      const network = build(segments, sequences, maxEdges)
      const [from, to] = places.map(placeMaker(network))
      if (from === undefined || to === undefined) return
      const line = subject(network, from, to)
      const { cost } = meetingOf(network, from, to)
      assert.equal(line === undefined, cost >= UNREACHED)
      if (line === undefined) return
      assert.deepEqual(line[0], [from.point.lat, from.point.lng])
      assert.deepEqual(line.at(-1), [to.point.lat, to.point.lng])
      assert.ok(Math.abs(lengthOfLine(line) - decimetresOf(cost)) < 20)
    },
    mutants: {
      'no way has a line': () => undefined,
      'the line goes straight': (_network, from, to) => [
        [from.point.lat, from.point.lng],
        [to.point.lat, to.point.lng],
      ],
    },
  }),
]
