import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  emptyPicture,
  diffPictures,
  pictureOf,
  type KeyedDiff,
  type PictureDiff,
  type Picture,
} from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { removeFromList, type Stop, type StopId } from '../../src/domain/stop'
import { aHeadquarters, aMappedPlan, aMappedPlanAndAMove, aMapView } from '../kit/arbitraries/map'
import { someChunkSizes } from '../kit/arbitraries/stop-list'
import { inChunksOf } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { mutantsFrom } from '../kit/mutants'
import { pictureTable } from '../kit/tables/map-table'

type Compare = typeof diffPictures
type Pair = { readonly shown: Picture; readonly target: Picture }

/**
 * Two unrelated pictures, or those before and after an edit, which have most in common; or one picture on other sheets.
 */
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
        { ...plan, stops: inChunksOf(sizes, removeFromList(plan.stops, move.id)) },
        plan,
        other,
      ]
      const next = nexts[kind] ?? plan
      return { shown: pictureOf(plan, from, own), target: pictureOf(next, kind < 3 ? from : to, own) }
    })

const show = ({ shown, target }: Pair): string => `${pictureTable('shown', shown)}\n\n${pictureTable('wanted', target)}`

const pinsOf = ({ pins }: Picture): ReadonlyMap<StopId, Stop> => new Map(pins.flat().map((stop) => [stop.id, stop]))

const applyChanges = (shown: Picture, { pins, markers, lines, clusters, camera }: PictureDiff): Picture => ({
  ...shown,
  pins: [[...putAndDropped(pinsOf(shown), pins, ({ id }) => id).values()]],
  markers: putAndDropped(shown.markers, markers, ({ id }) => id),
  lines: putAndDropped(shown.lines, lines, ({ routeIndex }) => routeIndex),
  clusters: clusters ?? shown.clusters,
  camera: camera ?? shown.camera,
})

const putAndDropped = <K, A>(
  shown: ReadonlyMap<K, A>,
  { removed, upserted }: KeyedDiff<K, A>,
  keyOf: (value: A) => K,
) => {
  const result = new Map(shown)
  // Puts before it drops, so that something in both is lost.
  for (const value of upserted) result.set(keyOf(value), value)
  for (const key of removed) result.delete(key)
  return result
}

const assertSameEntries = <K, A>(one: ReadonlyMap<K, A>, other: ReadonlyMap<K, A>): void => {
  assert.equal(one.size, other.size)
  for (const [key, value] of other) assert.equal(one.get(key), value)
}

const changed =
  (change: (changes: PictureDiff, pair: Pair) => PictureDiff): Compare =>
  (shown, target) =>
    change(diffPictures(shown, target), { shown, target })

/** For a mutant: a stop that moves between pieces is put in one and dropped from the other. */
const chunkByChunk = (shown: Picture['pins'], target: Picture['pins']): PictureDiff['pins'] => {
  const removed: StopId[] = []
  const upserted: Stop[] = []
  for (let at = 0; at < Math.max(shown.length, target.length); at += 1) {
    const [before, after] = [shown[at] ?? [], target[at] ?? []]
    removed.push(...before.map(({ id }) => id).filter((id) => !after.some((stop) => stop.id === id)))
    upserted.push(...after.filter((stop) => !before.includes(stop)))
  }
  return { removed, upserted }
}

const mutants = {
  'all is put again': changed((changes, { target }) => ({
    ...changes,
    pins: { ...changes.pins, upserted: [...pinsOf(target).values()] },
  })),
  'all marks are put again': changed((changes, { target }) => ({
    ...changes,
    markers: { ...changes.markers, upserted: [...target.markers.values()] },
  })),
  'the map always moves': changed((changes, { target }) => ({ ...changes, camera: target.camera })),
  'nothing is dropped': changed((changes) => ({ ...changes, pins: { ...changes.pins, removed: [] } })),
  'no ring is dropped': changed((changes) => ({ ...changes, markers: { ...changes.markers, removed: [] } })),
  'only new pins are put': changed((changes, { shown }) => ({
    ...changes,
    pins: { ...changes.pins, upserted: changes.pins.upserted.filter(({ id }) => !pinsOf(shown).has(id)) },
  })),
  'each piece is compared by itself': changed((changes, { shown, target }) => ({
    ...changes,
    pins: chunkByChunk(shown.pins, target.pins),
  })),
  'pieces as long as before are not looked at': changed((changes, { shown, target }) => {
    const isLike = (id: StopId): boolean =>
      target.pins.some((chunk, at) => chunk.length === shown.pins[at]?.length && chunk.some((stop) => stop.id === id))
    return { ...changes, pins: { ...changes.pins, upserted: changes.pins.upserted.filter(({ id }) => !isLike(id)) } }
  }),
  'lines stay as they were': changed((changes) => ({ ...changes, lines: { removed: [], upserted: [] } })),
  'clusters are set once': changed((changes) => ({ ...changes, clusters: undefined })),
  'what is put again is dropped too': changed((changes, { shown }) => ({
    ...changes,
    pins: {
      ...changes.pins,
      removed: [
        ...changes.pins.removed,
        ...changes.pins.upserted.map(({ id }) => id).filter((id) => pinsOf(shown).has(id)),
      ],
    },
  })),
} satisfies Readonly<Record<string, Compare>>

const mutantsNamed = mutantsFrom(mutants)

export const changesLaws: ReadonlyArray<Law> = [
  law({
    name: 'nothing between a picture and itself',
    statement: 'Between a picture and itself, or the same drawn again, there is nothing to do.',
    subject: diffPictures,
    arbitrary: fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()),
    holds: (subject, [plan, view, own]) => {
      assert.deepEqual(subject(pictureOf(plan, view, own), pictureOf(plan, view, own)), {
        pins: { drop: [], put: [] },
        marks: { drop: [], put: [] },
        lines: { drop: [], put: [] },
        clusters: undefined,
        camera: undefined,
      })
    },
    mutants: mutantsNamed('all is put again', 'all marks are put again', 'the map always moves'),
  }),
  law({
    name: 'difference then apply',
    statement: 'A picture to which the difference to another is applied shows what the other shows.',
    subject: diffPictures,
    arbitrary: aPair(),
    holds: (subject, { shown, target }) => {
      const result = applyChanges(shown, subject(shown, target))
      assertSameEntries(pinsOf(result), pinsOf(target))
      assertSameEntries(result.markers, target.markers)
      assertSameEntries(result.lines, target.lines)
      assert.equal(result.clusters, target.clusters)
      assert.equal(result.camera.kind, target.camera.kind)
      assert.equal(result.camera.requestCount, target.camera.requestCount)
      assert.deepEqual(applyChanges(emptyPicture, subject(emptyPicture, target)).camera, target.camera)
    },
    mutants: mutantsNamed(
      'nothing is dropped',
      'no ring is dropped',
      'only new pins are put',
      'each piece is compared by itself',
      'pieces as long as before are not looked at',
      'lines stay as they were',
      'clusters are set once',
    ),
    show,
  }),
  law({
    name: 'a difference is no longer than it must be',
    statement:
      'What is dropped is on the map and not wanted, what is put is wanted and not on it, and nothing is both.',
    subject: diffPictures,
    arbitrary: aPair(),
    holds: (subject, { shown, target }) => {
      const { pins, markers } = subject(shown, target)
      const [before, after] = [pinsOf(shown), pinsOf(target)]
      for (const id of pins.removed) assert.ok(before.has(id) && !after.has(id), `${id} is dropped`)
      for (const stop of pins.upserted)
        assert.ok(after.get(stop.id) === stop && before.get(stop.id) !== stop, `${stop.id} is put`)
      for (const id of markers.removed) assert.ok(shown.markers.has(id) && !target.markers.has(id))
      for (const mark of markers.upserted)
        assert.ok(target.markers.get(mark.id) === mark && shown.markers.get(mark.id) !== mark)
    },
    mutants: mutantsNamed(
      'all is put again',
      'all marks are put again',
      'what is put again is dropped too',
      'each piece is compared by itself',
    ),
    show,
  }),
]
