import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { diffMapContents, mapContentOf } from '../../src/domain/map'
import { moveStop, findVisit, type Plan } from '../../src/domain/plan'
import { routeIndexOf, stopList, type Stop, type StopId } from '../../src/domain/stop'
import { aMappedPlanAndAMove, aMapView, aWideView } from '../kit/arbitraries/map'
import { chunksIn } from '../kit/builders/stop-list'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { pinnedStops, withPins, withPinsOf, type Draw } from './map-drawing'
import { withFields } from '../kit/builders/stop'

/** For a mutant: caches stops by the routes that the plans before and after an edit share. */
const firstPins = new WeakMap<Plan['routes'], ReadonlyMap<StopId, Stop>>()

export const editLaws: ReadonlyArray<Law> = [
  law({
    name: 'an edit redraws only what it changed',
    statement: 'Moving a stop redraws the lines of its routes and the stops on them, and does not move the map.',
    subject: mapContentOf,
    arbitrary: fc.tuple(aMappedPlanAndAMove(), aMapView()),
    holds: (subject, [{ plan, ...move }, view]) => {
      const from = findVisit(plan, move.id)
      const affectedRoutes = [move.to, ...(O.isSome(from) ? [from.value.route.index] : [])]
      const moved = right<Plan>(moveStop(plan, { ...move, number: undefined }))
      const [before, after] = [subject(plan, view, undefined), subject(moved, view, undefined)]
      const { pins, markers, lines, camera } = diffMapContents(before, after)
      for (const { routeIndex } of lines.upserted) assert.ok(affectedRoutes.includes(routeIndex), `line ${routeIndex}`)
      for (const stop of pins.upserted)
        assert.ok(affectedRoutes.includes(routeIndexOf(stop) ?? -1), `${stop.facts.id} is put again`)
      for (const marker of markers.upserted) {
        const isAffected = marker.kind === 'ring' && affectedRoutes.includes(marker.routeIndex)
        assert.ok(isAffected, `${marker.id} is put again`)
      }
      assert.deepEqual(
        lines.removed.filter((index) => !affectedRoutes.includes(index)),
        [],
      )
      assert.equal(camera, undefined)
    },
    mutants: {
      'every pin is copied': withPinsOf((chunk) => chunk.map((stop) => ({ ...stop }))),
      'every marker is copied': (plan, view, own) => {
        const content = mapContentOf(plan, view, own)
        return { ...content, markers: new Map(Array.from(content.markers, ([id, marker]) => [id, { ...marker }])) }
      },
      'every line is copied': (plan, view, own) => {
        const content = mapContentOf(plan, view, own)
        return { ...content, lines: new Map(Array.from(content.lines, ([index, line]) => [index, { ...line }])) }
      },
    } satisfies Readonly<Record<string, Draw>>,
  }),
  law({
    name: 'one changed stop is one changed pin',
    statement: 'A change of one stop upserts its pin and no other.',
    subject: mapContentOf,
    arbitrary: fc.tuple(
      aMappedPlanAndAMove(),
      aMapView(),
      fc.constantFrom('Bel aan bij de buren', "'s Avonds, vóór zes"),
    ),
    holds: (subject, [{ plan, id }, view, notes]) => {
      const changedPlan = {
        ...plan,
        stops: stopList.put(plan.stops, [
          withFields(stopList.get(plan.stops, id) ?? assert.fail(`${id} is lost`), { notes }),
        ]),
      }
      const [before, after] = [subject(plan, view, undefined), subject(changedPlan, view, undefined)]
      const { pins } = diffMapContents(before, after)
      assert.deepEqual(pins.removed, [])
      assert.deepEqual(
        pins.upserted,
        pinnedStops(after).filter((stop) => stop.facts.id === id),
      )
    },
    mutants: {
      'every pin is copied': withPinsOf((chunk) => chunk.map((stop) => ({ ...stop }))),
      'a stop keeps its first pin': withPins((pins, { plan }) => {
        const first = firstPins.get(plan.routes) ?? new Map(pins.flat().map((stop) => [stop.facts.id, stop]))
        firstPins.set(plan.routes, first)
        return pins.map((chunk) => chunk.map((stop) => first.get(stop.facts.id) ?? stop))
      }),
    } satisfies Readonly<Record<string, Draw>>,
  }),
  law({
    name: 'an unchanged chunk keeps its pins',
    statement: 'After an edit, the pins of every unchanged chunk are the same array at the same position.',
    subject: mapContentOf,
    arbitrary: fc.tuple(aMappedPlanAndAMove(), aWideView()),
    holds: (subject, [{ plan, ...move }, view]) => {
      const moved = right<Plan>(moveStop(plan, { ...move, number: undefined }))
      const [before, after] = [subject(plan, view, undefined), subject(moved, view, undefined)]
      assert.equal(after.pins.length, before.pins.length)
      for (const [chunkIndex, chunkStops] of chunksIn(moved.stops).entries())
        if (chunkStops === chunksIn(plan.stops)[chunkIndex])
          assert.equal(after.pins[chunkIndex], before.pins[chunkIndex])
    },
    mutants: {
      'chunks are copied': withPinsOf((chunk) => [...chunk]),
      'all pins are one chunk': withPins((pins) => [pins.flat()]),
      'empty chunks are left out': withPins((pins, { plan }) =>
        chunksIn(plan.stops).length > 2 ? pins.slice(1) : pins,
      ),
    } satisfies Readonly<Record<string, Draw>>,
  }),
]
