import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { changesBetween, pictureOf, type Picture } from '../../src/domain/map'
import { moveStop, visitedBy, type Plan } from '../../src/domain/plan'
import { aMappedPlanAndAMove, aMapView } from '../kit/arbitraries/map'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { withMarks, type Draw } from './map-drawing'

/** For a mutant: by what the plans before and after an edit share. */
const firstMarks = new WeakMap<Plan['routes'], Picture['marks']>()

export const editLaws: ReadonlyArray<Law> = [
  law({
    name: 'an edit is redrawn where it was made',
    words: 'Moving a stop redraws its routes’ lines and the stops on them, and moves the map nowhere.',
    subject: pictureOf,
    given: fc.tuple(aMappedPlanAndAMove(), aMapView()),
    holds: (subject, [{ plan, ...move }, view]) => {
      const from = visitedBy(plan, move.id)
      const touched = [move.to, ...(O.isSome(from) ? [from.value.route.index] : [])]
      const moved = right<Plan>(moveStop(plan, { ...move, number: undefined }))
      const [before, after] = [subject(plan, view, undefined), subject(moved, view, undefined)]
      const { marks, lines, camera } = changesBetween(before, after)
      for (const { routeIndex } of lines.put) assert.ok(touched.includes(routeIndex), `line ${routeIndex}`)
      for (const mark of marks.put) {
        const isTouched = mark.kind !== 'headquarters' && touched.includes(mark.routeIndex ?? -1)
        assert.ok(isTouched, `${mark.id} is put again`)
      }
      assert.deepEqual(
        lines.drop.filter((index) => !touched.includes(index)),
        [],
      )
      assert.equal(camera, undefined)
    },
    mutants: {
      'every mark is made anew': withMarks((marks) => marks.map((mark) => ({ ...mark }))),
      'every line is made anew': (plan, view, own) => {
        const picture = pictureOf(plan, view, own)
        return { ...picture, lines: new Map(Array.from(picture.lines, ([index, line]) => [index, { ...line }])) }
      },
    } satisfies Readonly<Record<string, Draw>>,
  }),
  law({
    name: 'one changed stop is one changed mark',
    words: 'When one stop is told anew, its mark is put again, and no other.',
    subject: pictureOf,
    given: fc.tuple(aMappedPlanAndAMove(), aMapView(), fc.constantFrom('Bel aan bij de buren', "'s Avonds, vóór zes")),
    holds: (subject, [{ plan, id }, view, notes]) => {
      const told = { ...plan, stops: plan.stops.map((stop) => (stop.id === id ? { ...stop, notes } : stop)) }
      const [before, after] = [subject(plan, view, undefined), subject(told, view, undefined)]
      const { marks } = changesBetween(before, after)
      const shown = [...before.marks.values()].filter((mark) => mark.kind === 'stop' && mark.stop.id === id)
      assert.deepEqual(marks.drop, [])
      assert.deepEqual(
        marks.put.map((mark) => mark.id),
        shown.map((mark) => mark.id),
      )
    },
    mutants: {
      'every mark is made anew': withMarks((marks) => marks.map((mark) => ({ ...mark }))),
      'a stop keeps its first mark': withMarks((marks, { plan }) => {
        const first = firstMarks.get(plan.routes) ?? new Map(marks.map((mark) => [mark.id, mark]))
        firstMarks.set(plan.routes, first)
        return marks.map((mark) => first.get(mark.id) ?? mark)
      }),
    } satisfies Readonly<Record<string, Draw>>,
  }),
]
