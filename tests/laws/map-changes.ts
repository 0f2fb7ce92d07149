import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  emptyMapContent,
  diffMapContents,
  mapContentOf,
  type KeyedDiff,
  type MapContentDiff,
  type MapContent,
} from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { stopList, type Stop, type StopId } from '../../src/domain/stop'
import { aHeadquarters, aMappedPlan, aMappedPlanAndAMove, aMapView } from '../kit/arbitraries/map'
import { someChunkSizes } from '../kit/arbitraries/stop-list'
import { inChunksOf } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { mutantsFrom } from '../kit/mutants'
import { mapContentTable } from '../kit/tables/map-table'

type Compare = typeof diffMapContents
type Pair = { readonly current: MapContent; readonly target: MapContent }

/** Two unrelated map contents, or those before and after an edit, or one map content in other chunks. */
const aPair = (): fc.Arbitrary<Pair> =>
  fc
    .tuple(
      aMappedPlanAndAMove(),
      aMappedPlan(),
      fc.tuple(aMapView(), aMapView()),
      aHeadquarters(),
      fc.nat(5),
      someChunkSizes(),
    )
    .map(([{ plan, ...move }, other, [from, to], own, kind, sizes]) => {
      const nexts: ReadonlyArray<Plan> = [
        right<Plan>(moveStop(plan, { ...move, number: undefined })),
        { ...plan, stops: inChunksOf(sizes, plan.stops) },
        { ...plan, stops: inChunksOf(sizes, stopList.remove(plan.stops, move.id)) },
        plan,
        other,
      ]
      const next = nexts[kind] ?? plan
      return { current: mapContentOf(plan, from, own), target: mapContentOf(next, kind < 3 ? from : to, own) }
    })

const show = ({ current, target }: Pair): string =>
  `${mapContentTable('current', current)}\n\n${mapContentTable('target', target)}`

const pinsOf = ({ pins }: MapContent): ReadonlyMap<StopId, Stop> =>
  new Map(pins.flat().map((stop) => [stop.facts.id, stop]))

const applyChanges = (
  current: MapContent,
  { pins, missedSlotsByStop, markers, lines, groupingRule, camera }: MapContentDiff,
): MapContent => ({
  ...current,
  missedSlotsByStop: missedSlotsByStop ?? current.missedSlotsByStop,
  pins: [[...applyKeyedDiff(pinsOf(current), pins, ({ facts: { id } }) => id).values()]],
  markers: applyKeyedDiff(current.markers, markers, ({ id }) => id),
  lines: applyKeyedDiff(current.lines, lines, ({ routeIndex }) => routeIndex),
  groupingRule: groupingRule ?? current.groupingRule,
  camera: camera ?? current.camera,
})

const applyKeyedDiff = <K, A>(
  current: ReadonlyMap<K, A>,
  { removed, upserted }: KeyedDiff<K, A>,
  keyOf: (value: A) => K,
) => {
  const result = new Map(current)
  // Upserts before it removes, so that anything in both is lost.
  for (const value of upserted) result.set(keyOf(value), value)
  for (const key of removed) result.delete(key)
  return result
}

const assertSameEntries = <K, A>(one: ReadonlyMap<K, A>, other: ReadonlyMap<K, A>): void => {
  assert.equal(one.size, other.size)
  for (const [key, value] of other) assert.equal(one.get(key), value)
}

const changed =
  (change: (changes: MapContentDiff, pair: Pair) => MapContentDiff): Compare =>
  (current, target) =>
    change(diffMapContents(current, target), { current, target })

/** For a mutant: a stop that moves between chunks is upserted in one and removed from the other. */
const chunkByChunk = (current: MapContent['pins'], target: MapContent['pins']): MapContentDiff['pins'] => {
  const removed: StopId[] = []
  const upserted: Stop[] = []
  for (let index = 0; index < Math.max(current.length, target.length); index += 1) {
    const [before, after] = [current[index] ?? [], target[index] ?? []]
    removed.push(...before.map(({ facts: { id } }) => id).filter((id) => !after.some((stop) => stop.facts.id === id)))
    upserted.push(...after.filter((stop) => !before.includes(stop)))
  }
  return { removed, upserted }
}

const mutants = {
  'every pin is upserted': changed((changes, { target }) => ({
    ...changes,
    pins: { ...changes.pins, upserted: [...pinsOf(target).values()] },
  })),
  'every marker is upserted': changed((changes, { target }) => ({
    ...changes,
    markers: { ...changes.markers, upserted: [...target.markers.values()] },
  })),
  'the camera always moves': changed((changes, { target }) => ({ ...changes, camera: target.camera })),
  'no pin is removed': changed((changes) => ({ ...changes, pins: { ...changes.pins, removed: [] } })),
  'no ring is removed': changed((changes) => ({ ...changes, markers: { ...changes.markers, removed: [] } })),
  'only new pins are upserted': changed((changes, { current }) => ({
    ...changes,
    pins: { ...changes.pins, upserted: changes.pins.upserted.filter(({ facts: { id } }) => !pinsOf(current).has(id)) },
  })),
  'each chunk is compared by itself': changed((changes, { current, target }) => ({
    ...changes,
    pins: chunkByChunk(current.pins, target.pins),
  })),
  'chunks of unchanged length are skipped': changed((changes, { current, target }) => {
    const isInEqualChunk = (id: StopId): boolean =>
      target.pins.some(
        (chunk, index) => chunk.length === current.pins[index]?.length && chunk.some((stop) => stop.facts.id === id),
      )
    return {
      ...changes,
      pins: { ...changes.pins, upserted: changes.pins.upserted.filter(({ facts: { id } }) => !isInEqualChunk(id)) },
    }
  }),
  'lines never change': changed((changes) => ({ ...changes, lines: { removed: [], upserted: [] } })),
  'the grouping rule is set once': changed((changes) => ({ ...changes, groupingRule: undefined })),
  'upserted pins are removed too': changed((changes, { current }) => ({
    ...changes,
    pins: {
      ...changes.pins,
      removed: [
        ...changes.pins.removed,
        ...changes.pins.upserted.map(({ facts: { id } }) => id).filter((id) => pinsOf(current).has(id)),
      ],
    },
  })),
} satisfies Readonly<Record<string, Compare>>

const mutantsNamed = mutantsFrom(mutants)

export const changesLaws: ReadonlyArray<Law> = [
  law({
    name: 'equal map contents have no changes',
    statement: 'A map content has no changes to itself, or to the same one drawn again.',
    subject: diffMapContents,
    arbitrary: fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()),
    holds: (subject, [plan, view, own]) => {
      assert.deepEqual(subject(mapContentOf(plan, view, own), mapContentOf(plan, view, own)), {
        pins: { removed: [], upserted: [] },
        missedSlotsByStop: undefined,
        markers: { removed: [], upserted: [] },
        lines: { removed: [], upserted: [] },
        groupingRule: undefined,
        camera: undefined,
      })
    },
    mutants: mutantsNamed('every pin is upserted', 'every marker is upserted', 'the camera always moves'),
  }),
  law({
    name: 'difference then apply',
    statement: 'A map content with its changes to another applied shows the same as the other.',
    subject: diffMapContents,
    arbitrary: aPair(),
    holds: (subject, { current, target }) => {
      const result = applyChanges(current, subject(current, target))
      assertSameEntries(pinsOf(result), pinsOf(target))
      assert.deepEqual(result.missedSlotsByStop, target.missedSlotsByStop)
      assertSameEntries(result.markers, target.markers)
      assertSameEntries(result.lines, target.lines)
      assert.equal(result.groupingRule, target.groupingRule)
      assert.equal(result.camera.kind, target.camera.kind)
      assert.equal(result.camera.requestCount, target.camera.requestCount)
      assert.deepEqual(applyChanges(emptyMapContent, subject(emptyMapContent, target)).camera, target.camera)
    },
    mutants: mutantsNamed(
      'no pin is removed',
      'no ring is removed',
      'only new pins are upserted',
      'each chunk is compared by itself',
      'chunks of unchanged length are skipped',
      'lines never change',
      'the grouping rule is set once',
    ),
    show,
  }),
  law({
    name: 'changes are minimal',
    statement: 'Removed items are shown and not wanted, upserted items are wanted and not shown, and no item is both.',
    subject: diffMapContents,
    arbitrary: aPair(),
    holds: (subject, { current, target }) => {
      const { pins, markers } = subject(current, target)
      const [before, after] = [pinsOf(current), pinsOf(target)]
      for (const id of pins.removed) assert.ok(before.has(id) && !after.has(id), `${id} is dropped`)
      for (const stop of pins.upserted)
        assert.ok(after.get(stop.facts.id) === stop && before.get(stop.facts.id) !== stop, `${stop.facts.id} is put`)
      for (const id of markers.removed) assert.ok(current.markers.has(id) && !target.markers.has(id))
      for (const marker of markers.upserted)
        assert.ok(target.markers.get(marker.id) === marker && current.markers.get(marker.id) !== marker)
    },
    mutants: mutantsNamed(
      'every pin is upserted',
      'every marker is upserted',
      'upserted pins are removed too',
      'each chunk is compared by itself',
    ),
    show,
  }),
]
