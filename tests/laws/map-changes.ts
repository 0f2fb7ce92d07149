import assert from 'node:assert/strict'
import fc from 'fast-check'
import { blankPicture, changesBetween, pictureOf, type Changed, type Changes, type Picture } from '../../src/domain/map'
import { moveStop, type Plan } from '../../src/domain/plan'
import { aHeadquarters, aMappedPlan, aMappedPlanAndAMove, aMapView } from '../kit/arbitraries/map'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { slipsFrom } from '../kit/slips'
import { pictureTable } from '../kit/tables/map-table'

type Compare = typeof changesBetween
type Pair = { readonly shown: Picture; readonly wanted: Picture }

/** Two pictures of any kind, or one before and one after an edit, so that most of both is the same. */
const aPair = (): fc.Arbitrary<Pair> =>
  fc
    .tuple(aMappedPlanAndAMove(), aMappedPlan(), fc.tuple(aMapView(), aMapView()), aHeadquarters(), fc.nat(3))
    .map(([{ plan, ...move }, other, [from, to], own, kind]) => {
      const next = kind < 2 ? right<Plan>(moveStop(plan, { ...move, number: undefined })) : kind === 2 ? other : plan
      return { shown: pictureOf(plan, from, own), wanted: pictureOf(next, kind === 0 ? from : to, own) }
    })

const show = ({ shown, wanted }: Pair): string => `${pictureTable('shown', shown)}\n\n${pictureTable('wanted', wanted)}`

const applied = (shown: Picture, { marks, lines, clusters, camera }: Changes): Picture => ({
  ...shown,
  marks: putAndDropped(shown.marks, marks, ({ id }) => id),
  lines: putAndDropped(shown.lines, lines, ({ routeIndex }) => routeIndex),
  clusters: clusters ?? shown.clusters,
  camera: camera ?? shown.camera,
})

const putAndDropped = <K, A>(shown: ReadonlyMap<K, A>, { drop, put }: Changed<K, A>, keyOf: (value: A) => K) => {
  const result = new Map(shown)
  for (const key of drop) result.delete(key)
  for (const value of put) result.set(keyOf(value), value)
  return result
}

const assertSameEntries = <K, A>(one: ReadonlyMap<K, A>, other: ReadonlyMap<K, A>): void => {
  assert.equal(one.size, other.size)
  for (const [key, value] of other) assert.equal(one.get(key), value)
}

const changed =
  (change: (changes: Changes, pair: Pair) => Changes): Compare =>
  (shown, wanted) =>
    change(changesBetween(shown, wanted), { shown, wanted })

const slips = {
  'all is put again': changed((changes, { wanted }) => ({
    ...changes,
    marks: { ...changes.marks, put: [...wanted.marks.values()] },
  })),
  'the map always moves': changed((changes, { wanted }) => ({ ...changes, camera: wanted.camera })),
  'nothing is dropped': changed((changes) => ({ ...changes, marks: { ...changes.marks, drop: [] } })),
  'only new marks are put': changed((changes, { shown }) => ({
    ...changes,
    marks: { ...changes.marks, put: changes.marks.put.filter(({ id }) => !shown.marks.has(id)) },
  })),
  'lines stay as they were': changed((changes) => ({ ...changes, lines: { drop: [], put: [] } })),
  'clusters are set once': changed((changes) => ({ ...changes, clusters: undefined })),
  'what is put again is dropped too': changed((changes, { shown }) => ({
    ...changes,
    marks: {
      ...changes.marks,
      drop: [...changes.marks.drop, ...changes.marks.put.map(({ id }) => id).filter((id) => shown.marks.has(id))],
    },
  })),
} satisfies Readonly<Record<string, Compare>>

const slipsCalled = slipsFrom(slips)

export const changesLaws: ReadonlyArray<Law> = [
  law({
    name: 'nothing between a picture and itself',
    words: 'Between a picture and itself, or the same drawn again, there is nothing to do.',
    subject: changesBetween,
    given: fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()),
    holds: (subject, [plan, view, own]) => {
      assert.deepEqual(subject(pictureOf(plan, view, own), pictureOf(plan, view, own)), {
        marks: { drop: [], put: [] },
        lines: { drop: [], put: [] },
        clusters: undefined,
        camera: undefined,
      })
    },
    mutants: slipsCalled('all is put again', 'the map always moves'),
  }),
  law({
    name: 'difference then apply',
    words: 'A picture to which the difference to another is applied shows what the other shows.',
    subject: changesBetween,
    given: aPair(),
    holds: (subject, { shown, wanted }) => {
      const result = applied(shown, subject(shown, wanted))
      assertSameEntries(result.marks, wanted.marks)
      assertSameEntries(result.lines, wanted.lines)
      assert.equal(result.clusters, wanted.clusters)
      assert.equal(result.camera.kind, wanted.camera.kind)
      assert.equal(result.camera.asked, wanted.camera.asked)
      assert.deepEqual(applied(blankPicture, subject(blankPicture, wanted)).camera, wanted.camera)
    },
    mutants: slipsCalled(
      'nothing is dropped',
      'only new marks are put',
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
    holds: (subject, { shown, wanted }) => {
      const { marks } = subject(shown, wanted)
      for (const id of marks.drop) assert.ok(shown.marks.has(id) && !wanted.marks.has(id))
      for (const mark of marks.put) assert.ok(wanted.marks.get(mark.id) === mark && shown.marks.get(mark.id) !== mark)
    },
    mutants: slipsCalled('all is put again', 'what is put again is dropped too'),
    show,
  }),
]
