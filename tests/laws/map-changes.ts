import assert from 'node:assert/strict'
import fc from 'fast-check'
import { blankPicture, changesBetween, pictureOf, type Changed, type Changes, type Picture } from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { removeFromList, type Stop, type StopId } from '../../src/domain/stop'
import { aHeadquarters, aMappedPlan, aMappedPlanAndAMove, aMapView } from '../kit/arbitraries/map'
import { someSheetSizes } from '../kit/arbitraries/stop-list'
import { onSheetsOf } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { slipsFrom } from '../kit/mutants'
import { pictureTable } from '../kit/tables/map-table'

type Compare = typeof changesBetween
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
      someSheetSizes(),
    )
    .map(([{ plan, ...move }, other, [from, to], own, kind, sizes]) => {
      const nexts: ReadonlyArray<Plan> = [
        right<Plan>(moveStop(plan, { ...move, number: undefined })),
        { ...plan, stops: onSheetsOf(sizes, plan.stops) },
        { ...plan, stops: onSheetsOf(sizes, removeFromList(plan.stops, move.id)) },
        plan,
        other,
      ]
      const next = nexts[kind] ?? plan
      return { shown: pictureOf(plan, from, own), target: pictureOf(next, kind < 3 ? from : to, own) }
    })

const show = ({ shown, target }: Pair): string => `${pictureTable('shown', shown)}\n\n${pictureTable('wanted', target)}`

const pinsOf = ({ pins }: Picture): ReadonlyMap<StopId, Stop> => new Map(pins.flat().map((stop) => [stop.id, stop]))

const applyChanges = (shown: Picture, { pins, marks, lines, clusters, camera }: Changes): Picture => ({
  ...shown,
  pins: [[...putAndDropped(pinsOf(shown), pins, ({ id }) => id).values()]],
  marks: putAndDropped(shown.marks, marks, ({ id }) => id),
  lines: putAndDropped(shown.lines, lines, ({ routeIndex }) => routeIndex),
  clusters: clusters ?? shown.clusters,
  camera: camera ?? shown.camera,
})

const putAndDropped = <K, A>(shown: ReadonlyMap<K, A>, { drop, put }: Changed<K, A>, keyOf: (value: A) => K) => {
  const result = new Map(shown)
  // Puts before it drops, so that something in both is lost.
  for (const value of put) result.set(keyOf(value), value)
  for (const key of drop) result.delete(key)
  return result
}

const assertSameEntries = <K, A>(one: ReadonlyMap<K, A>, other: ReadonlyMap<K, A>): void => {
  assert.equal(one.size, other.size)
  for (const [key, value] of other) assert.equal(one.get(key), value)
}

const changed =
  (change: (changes: Changes, pair: Pair) => Changes): Compare =>
  (shown, target) =>
    change(changesBetween(shown, target), { shown, target })

/** For a mutant: a stop that moves between pieces is put in one and dropped from the other. */
const chunkByChunk = (shown: Picture['pins'], target: Picture['pins']): Changes['pins'] => {
  const drop: StopId[] = []
  const put: Stop[] = []
  for (let at = 0; at < Math.max(shown.length, target.length); at += 1) {
    const [before, after] = [shown[at] ?? [], target[at] ?? []]
    drop.push(...before.map(({ id }) => id).filter((id) => !after.some((stop) => stop.id === id)))
    put.push(...after.filter((stop) => !before.includes(stop)))
  }
  return { drop, put }
}

const mutants = {
  'all is put again': changed((changes, { target }) => ({
    ...changes,
    pins: { ...changes.pins, put: [...pinsOf(target).values()] },
  })),
  'all marks are put again': changed((changes, { target }) => ({
    ...changes,
    marks: { ...changes.marks, put: [...target.marks.values()] },
  })),
  'the map always moves': changed((changes, { target }) => ({ ...changes, camera: target.camera })),
  'nothing is dropped': changed((changes) => ({ ...changes, pins: { ...changes.pins, drop: [] } })),
  'no ring is dropped': changed((changes) => ({ ...changes, marks: { ...changes.marks, drop: [] } })),
  'only new pins are put': changed((changes, { shown }) => ({
    ...changes,
    pins: { ...changes.pins, put: changes.pins.put.filter(({ id }) => !pinsOf(shown).has(id)) },
  })),
  'each piece is compared by itself': changed((changes, { shown, target }) => ({
    ...changes,
    pins: chunkByChunk(shown.pins, target.pins),
  })),
  'pieces as long as before are not looked at': changed((changes, { shown, target }) => {
    const isLike = (id: StopId): boolean =>
      target.pins.some((chunk, at) => chunk.length === shown.pins[at]?.length && chunk.some((stop) => stop.id === id))
    return { ...changes, pins: { ...changes.pins, put: changes.pins.put.filter(({ id }) => !isLike(id)) } }
  }),
  'lines stay as they were': changed((changes) => ({ ...changes, lines: { drop: [], put: [] } })),
  'clusters are set once': changed((changes) => ({ ...changes, clusters: undefined })),
  'what is put again is dropped too': changed((changes, { shown }) => ({
    ...changes,
    pins: {
      ...changes.pins,
      drop: [...changes.pins.drop, ...changes.pins.put.map(({ id }) => id).filter((id) => pinsOf(shown).has(id))],
    },
  })),
} satisfies Readonly<Record<string, Compare>>

const mutantsNamed = slipsFrom(mutants)

export const changesLaws: ReadonlyArray<Law> = [
  law({
    name: 'nothing between a picture and itself',
    words: 'Between a picture and itself, or the same drawn again, there is nothing to do.',
    subject: changesBetween,
    given: fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()),
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
    words: 'A picture to which the difference to another is applied shows what the other shows.',
    subject: changesBetween,
    given: aPair(),
    holds: (subject, { shown, target }) => {
      const result = applyChanges(shown, subject(shown, target))
      assertSameEntries(pinsOf(result), pinsOf(target))
      assertSameEntries(result.marks, target.marks)
      assertSameEntries(result.lines, target.lines)
      assert.equal(result.clusters, target.clusters)
      assert.equal(result.camera.kind, target.camera.kind)
      assert.equal(result.camera.asked, target.camera.asked)
      assert.deepEqual(applyChanges(blankPicture, subject(blankPicture, target)).camera, target.camera)
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
    words: 'What is dropped is on the map and not wanted, what is put is wanted and not on it, and nothing is both.',
    subject: changesBetween,
    given: aPair(),
    holds: (subject, { shown, target }) => {
      const { pins, marks } = subject(shown, target)
      const [before, after] = [pinsOf(shown), pinsOf(target)]
      for (const id of pins.drop) assert.ok(before.has(id) && !after.has(id), `${id} is dropped`)
      for (const stop of pins.put)
        assert.ok(after.get(stop.id) === stop && before.get(stop.id) !== stop, `${stop.id} is put`)
      for (const id of marks.drop) assert.ok(shown.marks.has(id) && !target.marks.has(id))
      for (const mark of marks.put) assert.ok(target.marks.get(mark.id) === mark && shown.marks.get(mark.id) !== mark)
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
