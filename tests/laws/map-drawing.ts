import fc from 'fast-check'
import type { Coordinates } from '../../src/domain/address'
import { pictureOf, type MapView, type Picture } from '../../src/domain/map'
import type { Plan } from '../../src/domain/plan'
import type { Stop } from '../../src/domain/stop'
import { aHeadquarters, aMappedPlan, aMapView } from '../kit/arbitraries/map'
import { pictureTable, describeView } from '../kit/tables/map-table'
import { planTable } from '../kit/tables/plan-table'

export type Draw = typeof pictureOf
/** The arguments of pictureOf. */
export type DrawCase = { readonly plan: Plan; readonly view: MapView; readonly own: Coordinates | undefined }

export const drawCases = (): fc.Arbitrary<DrawCase> =>
  fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()).map(([plan, view, own]) => ({ plan, view, own }))

export const show = ({ plan, view, own }: DrawCase, subject: Draw): string =>
  `${describeView(view)}\n${planTable('plan', plan)}\n\n${pictureTable('picture', subject(plan, view, own))}`

type Pins = Picture['pins']

export const pinnedStops = ({ pins }: Picture): ReadonlyArray<Stop> => pins.flat()

/** For mutants: a picture with other pins. */
export const withPins =
  (change: (pins: Pins, drawCases: DrawCase) => Pins): Draw =>
  (plan, view, own) => {
    const picture = pictureOf(plan, view, own)
    return { ...picture, pins: change(picture.pins, { plan, view, own }) }
  }

/** For mutants: a picture with other pins in each chunk. */
export const withPinsOf = (change: (chunk: ReadonlyArray<Stop>, drawCases: DrawCase) => ReadonlyArray<Stop>): Draw =>
  withPins((pins, drawnOf) => pins.map((chunk) => change(chunk, drawnOf)))
