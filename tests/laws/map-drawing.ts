import fc from 'fast-check'
import type { Coordinates } from '../../src/domain/address'
import { mapContentOf, type MapView, type MapContent } from '../../src/domain/map'
import type { Plan } from '../../src/domain/plan'
import type { Stop } from '../../src/domain/stop'
import { aHeadquarters, aMappedPlan, aMapView } from '../kit/arbitraries/map'
import { mapContentTable, describeView } from '../kit/tables/map-table'
import { planTable } from '../kit/tables/plan-table'

export type Draw = typeof mapContentOf
/** The arguments of mapContentOf. */
export type DrawCase = { readonly plan: Plan; readonly view: MapView; readonly own: Coordinates | undefined }

export const drawCases = (): fc.Arbitrary<DrawCase> =>
  fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()).map(([plan, view, own]) => ({ plan, view, own }))

export const show = ({ plan, view, own }: DrawCase, subject: Draw): string =>
  `${describeView(view)}\n${planTable('plan', plan)}\n\n${mapContentTable('content', subject(plan, view, own))}`

type Pins = MapContent['pins']

export const pinnedStops = ({ pins }: MapContent): ReadonlyArray<Stop> => pins.flat()

/** For mutants: a map content with other pins. */
export const withPins =
  (change: (pins: Pins, drawCases: DrawCase) => Pins): Draw =>
  (plan, view, own) => {
    const content = mapContentOf(plan, view, own)
    return { ...content, pins: change(content.pins, { plan, view, own }) }
  }

/** For mutants: a map content with other pins in each chunk. */
export const withPinsOf = (change: (chunk: ReadonlyArray<Stop>, drawCases: DrawCase) => ReadonlyArray<Stop>): Draw =>
  withPins((pins, drawnOf) => pins.map((chunk) => change(chunk, drawnOf)))
