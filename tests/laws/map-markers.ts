import assert from 'node:assert/strict'
import { mapContentOf, pinOf } from '../../src/domain/map'
import { markerColourOf, greyColour } from '../../src/domain/route'
import { stopList, type Stop } from '../../src/domain/stop'
import { aMappedPlan } from '../kit/arbitraries/map'
import { law, type Law } from '../kit/law'
import { chunksIn } from '../kit/builders/stop-list'
import { planTable } from '../kit/tables/plan-table'
import { drawCases, pinnedStops, show, type Draw } from './map-drawing'
import { withFields } from '../kit/builders/stop'

type PinOf = typeof pinOf

const mutatePin =
  (change: (pin: NonNullable<ReturnType<PinOf>>, stop: Stop) => ReturnType<PinOf>): PinOf =>
  (stop) => {
    const pin = pinOf(stop)
    return pin && change(pin, stop)
  }

export const markerLaws: ReadonlyArray<Law> = [
  law({
    name: 'a number on a pin is at least 1',
    statement: 'A pin has the number of a planned stop in the colour of its route, or is a grey dot.',
    subject: pinOf,
    arbitrary: aMappedPlan(),
    holds: (subject, plan) => {
      for (const stop of plan.stops) {
        const pin = subject(stop)
        if (pin === undefined) continue
        const hasNumber = stop.placement.isPlanned && stop.placement.stopNumber >= 1
        assert.equal(
          pin.label.kind === 'number' ? pin.label.text : 'dot',
          hasNumber ? String(stop.placement.stopNumber) : 'dot',
        )
        const route = plan.routes.find(({ visits }) => visits.some(({ id }) => id === stop.facts.id))
        assert.deepEqual(pin.colour, hasNumber ? markerColourOf(route?.color) : greyColour)
      }
    },
    mutants: {
      'a number below 1 is written on the pin': mutatePin((pin, { placement: { stopNumber } }) => ({
        ...pin,
        label: { kind: 'number', text: String(stopNumber) },
      })),
      'every pin is grey': mutatePin((pin) => ({ ...pin, colour: greyColour })),
      'a dot has the colour of its route': mutatePin((pin, { placement: { color } }) => ({
        ...pin,
        colour: markerColourOf(color),
      })),
    },
    show: (plan) => planTable('plan', plan),
  }),
  law({
    name: 'pins are at their stops',
    statement: 'A map content has a pin for exactly the stops with valid coordinates, each at those coordinates.',
    subject: pinOf,
    arbitrary: drawCases(),
    holds: (subject, { plan, view, own }) => {
      const content = mapContentOf(plan, view, own)
      for (const stop of pinnedStops(content))
        assert.equal(subject(stop)?.coordinates, stop.facts.coordinates ?? 'nowhere')
      for (const stop of content.unlocatedStops) assert.equal(subject(stop), undefined)
    },
    mutants: {
      'a stop without coordinates is in the middle of the map': (stop) =>
        pinOf(stop) ?? pinOf(withFields(stop, { coordinates: { lat: 52.1, lng: 5.6 } })),
      'stops in the delivery region have no pin': mutatePin((pin) => (pin.coordinates.lat > 50 ? undefined : pin)),
      'every pin is at one place': mutatePin((pin) => ({ ...pin, coordinates: { lat: 52.0907, lng: 5.1214 } })),
    },
    show: ({ plan }) => planTable('plan', plan),
  }),
  law({
    name: 'the camera sees the stops',
    statement: 'If the camera fits bounds, every stop of the view lies in them, except the listed outliers.',
    subject: mapContentOf,
    arbitrary: drawCases(),
    holds: (subject, { plan, view, own }) => {
      const content = subject(plan, view, own)
      const { camera, outlierStops } = content
      if (camera.kind === 'point') return
      const { southWest, northEast } = camera.bounds
      for (const stop of pinnedStops(content)) {
        if (outlierStops.includes(stop)) continue
        const { lat, lng } = stop.facts.coordinates ?? assert.fail(`${stop.facts.id} has no place`)
        assert.ok(lat >= southWest.lat && lat <= northEast.lat, `${stop.facts.id} lies north or south of the frame`)
        assert.ok(lng >= southWest.lng && lng <= northEast.lng, `${stop.facts.id} lies east or west of the frame`)
      }
    },
    mutants: {
      'only the first chunk is fitted': (plan, view, own) => ({
        ...mapContentOf(plan, view, own),
        camera: mapContentOf({ ...plan, stops: stopList.fromUnique(chunksIn(plan.stops)[0] ?? []) }, view, own).camera,
      }),
    } satisfies Readonly<Record<string, Draw>>,
    show,
  }),
]
