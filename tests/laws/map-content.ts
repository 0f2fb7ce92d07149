import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { timeSlotDate } from '../../src/domain/calendar'
import { mapContentOf, initialMapView, type MapView } from '../../src/domain/map'
import { routeAt, type Plan } from '../../src/domain/plan'
import { pinLabelOf, stopList, type Stop } from '../../src/domain/stop'
import { aMapView } from '../kit/arbitraries/map'
import { cloneOf } from '../kit/builders/plan'
import { law, type Law } from '../kit/law'
import { mutantsFrom } from '../kit/mutants'
import { drawCases, pinnedStops, show, withPins, withPinsOf, type Draw } from './map-drawing'

const settingsOff = (view: MapView): MapView => ({ ...view, settings: undefined })

/** Computed from routes and visits alone; only unvisited stops are placed by the day that they ask for. */
const isShown = (plan: Plan, view: MapView): ((stop: Stop) => boolean) => {
  const visited = (among: (index: number, day: string | undefined) => boolean): ((stop: Stop) => boolean) => {
    const ids = new Set(
      plan.routes.filter(({ index, day }) => among(index, day)).flatMap(({ visits }) => visits.map(({ id }) => id)),
    )
    return ({ facts: { id } }) => ids.has(id)
  }
  const { zoomTarget, routeIndex, onlyUnplanned, day } = view
  if (zoomTarget?.hidesOthers === true) {
    const { coordinates, stopId } = zoomTarget
    return (stop) =>
      stopId === undefined
        ? stop.facts.coordinates?.lat === coordinates.lat && stop.facts.coordinates.lng === coordinates.lng
        : stop.facts.id === stopId
  }
  if (routeIndex !== undefined && O.isSome(routeAt(plan, routeIndex))) return visited((index) => index === routeIndex)
  const isVisited = visited(() => true)
  // A route may list a visit that is not planned (§3: is_planned).
  const planned = new Set(
    plan.routes.flatMap(({ visits }) => visits.flatMap((visit) => (visit.isPlanned ? [visit.id] : []))),
  )
  if (onlyUnplanned) return ({ facts: { id } }) => !planned.has(id)
  if (day === undefined) return () => true
  const isVisitedThatDay = visited((_, routeDay) => routeDay === day)
  const asksFor = ({ facts: { timeSlotEarliest, timeSlotLatest, requestedDay } }: Stop) =>
    timeSlotDate(timeSlotEarliest, timeSlotLatest) ?? requestedDay
  return (stop) => isVisitedThatDay(stop) || (!isVisited(stop) && asksFor(stop) === day)
}

const hasCoordinates = ({ facts: { coordinates } }: Stop): boolean =>
  coordinates !== undefined &&
  Math.abs(coordinates.lat) <= 90 &&
  Math.abs(coordinates.lng) <= 180 &&
  !(coordinates.lat === 0 && coordinates.lng === 0)

let drawn = 0

const mutants = {
  'a map content depends on how often it is drawn': (plan, view, own) =>
    mapContentOf(plan, { ...view, cameraRequestCount: (drawn += 1) }, own),
  'stops without a number have no pin': withPinsOf((chunk) =>
    chunk.filter((stop) => pinLabelOf(stop.placement).kind === 'number' || !stop.placement.isPlanned),
  ),
  'hidden stops keep their pins': withPins((_, { plan, own }) => mapContentOf(plan, initialMapView, own).pins),
  'routes count from 1': (plan, view, own) =>
    mapContentOf(plan, { ...view, routeIndex: view.routeIndex === undefined ? undefined : view.routeIndex + 1 }, own),
  'a day shows the unplanned stops too': (plan, view, own) => {
    const content = mapContentOf(plan, view, own)
    const unplanned = mapContentOf(plan, { ...view, onlyUnplanned: true }, own)
    return view.day === undefined ? content : { ...content, pins: [...content.pins, ...unplanned.pins] }
  },
  'stops at one place share a pin': withPinsOf((chunk) => [
    ...new Map(chunk.map((stop) => [`${stop.facts.coordinates?.lat} ${stop.facts.coordinates?.lng}`, stop])).values(),
  ]),
  'every pin is copied': withPinsOf((chunk) => chunk.map((stop) => ({ ...stop }))),
  'every marker is copied': (plan, view, own) => {
    const content = mapContentOf(plan, view, own)
    return { ...content, markers: new Map(Array.from(content.markers, ([id, marker]) => [id, { ...marker }])) }
  },
  'stops without coordinates are not listed': (plan, view, own) => ({
    ...mapContentOf(plan, view, own),
    unlocatedStops: [],
  }),
  'lines stay while only unplanned stops show': (plan, view, own) => ({
    ...mapContentOf(plan, view, own),
    lines: mapContentOf(plan, { ...view, onlyUnplanned: false }, own).lines,
  }),
} satisfies Readonly<Record<string, Draw>>

const mutantsNamed = mutantsFrom(mutants)

export const mapContentLaws: ReadonlyArray<Law> = [
  law({
    name: 'a map content depends on plan and view only',
    statement:
      'Equal plans in equal views give equal map contents, however often and in whatever order they are drawn.',
    subject: mapContentOf,
    arbitrary: drawCases(),
    holds: (subject, { plan, view, own }) => {
      const first = subject(plan, view, own)
      assert.deepEqual(subject(cloneOf(plan), structuredClone(view), structuredClone(own)), first)
      subject(plan, initialMapView, undefined)
      assert.deepEqual(subject(plan, view, own), first)
    },
    mutants: mutantsNamed('a map content depends on how often it is drawn'),
    show,
  }),
  law({
    name: 'a map content is complete',
    statement: 'Every stop of the view has exactly one pin if it has valid coordinates, and no other stop has a pin.',
    subject: mapContentOf,
    arbitrary: drawCases().map((one) => ({ ...one, view: settingsOff(one.view) })),
    holds: (subject, { plan, view, own }) => {
      const expected = stopList
        .values(plan.stops)
        .filter((stop) => isShown(plan, view)(stop) && stop.facts.type !== 'START')
      const content = subject(plan, view, own)
      assert.deepEqual(pinnedStops(content), expected.filter(hasCoordinates))
      assert.deepEqual(
        content.unlocatedStops,
        expected.filter((stop) => !hasCoordinates(stop)),
      )
    },
    mutants: mutantsNamed(
      'stops without a number have no pin',
      'hidden stops keep their pins',
      'routes count from 1',
      'a day shows the unplanned stops too',
      'stops at one place share a pin',
      'stops without coordinates are not listed',
    ),
    show,
  }),
  law({
    name: 'a map content draws the lines of its stops',
    statement: 'Only routes of the view have lines, and none has while only unplanned stops show.',
    subject: mapContentOf,
    arbitrary: drawCases().map((one) => ({
      ...one,
      view: { ...settingsOff(one.view), zoomTarget: undefined, routeIndex: undefined },
    })),
    holds: (subject, { plan, view, own }) => {
      const { lines } = subject(plan, view, own)
      const days = view.day === undefined ? plan.routes : plan.routes.filter(({ day }) => day === view.day)
      const drawable = days.filter(({ start, visits, end }) => {
        const locatedActivities = [start, ...visits, end].filter(
          (activity) => activity?.address.coordinates !== undefined,
        )
        return locatedActivities.length > 1
      })
      for (const { index } of view.onlyUnplanned ? [] : drawable)
        assert.ok(lines.has(index), `route ${index} has no line`)
      const allowed = view.onlyUnplanned ? [] : days.map(({ index }) => index)
      for (const index of lines.keys()) assert.ok(allowed.includes(index), `route ${index} has a line`)
    },
    mutants: mutantsNamed('lines stay while only unplanned stops show'),
    show,
  }),
  law({
    name: 'pins are reused between views',
    statement: 'Two views of one plan have the same objects for everything that both show.',
    subject: mapContentOf,
    arbitrary: fc.tuple(drawCases(), aMapView()).map(([one, other]) => ({ ...one, other })),
    holds: (subject, { plan, view, own, other }) => {
      const [first, second] = [subject(plan, view, own), subject(plan, other, own)]
      const pins = new Map(pinnedStops(second).map((stop) => [stop.facts.id, stop]))
      for (const stop of pinnedStops(first)) assert.equal(pins.get(stop.facts.id) ?? stop, stop)
      for (const [id, marker] of first.markers) assert.equal(second.markers.get(id) ?? marker, marker)
      for (const [index, line] of first.lines) assert.equal(second.lines.get(index) ?? line, line)
    },
    mutants: mutantsNamed('every pin is copied', 'every marker is copied'),
    show,
  }),
]
