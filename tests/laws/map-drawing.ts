import fc from 'fast-check'
import type { Coordinates } from '../../src/domain/address'
import { pictureOf, type MapView, type Mark, type Picture, type StopMark } from '../../src/domain/map'
import type { Plan } from '../../src/domain/plan'
import { aHeadquarters, aMappedPlan, aMapView } from '../kit/arbitraries/map'
import { pictureTable, viewInWords } from '../kit/tables/map-table'
import { planTable } from '../kit/tables/plan-table'

export type Draw = typeof pictureOf
/** What a picture is drawn of. */
export type Given = { readonly plan: Plan; readonly view: MapView; readonly own: Coordinates | undefined }

export const given = (): fc.Arbitrary<Given> =>
  fc.tuple(aMappedPlan(), aMapView(), aHeadquarters()).map(([plan, view, own]) => ({ plan, view, own }))

export const show = ({ plan, view, own }: Given, subject: Draw): string =>
  `${viewInWords(view)}\n${planTable('plan', plan)}\n\n${pictureTable('picture', subject(plan, view, own))}`

export const stopMarks = ({ marks }: Picture): ReadonlyArray<StopMark> =>
  [...marks.values()].filter((mark) => mark.kind === 'stop')

/** A picture with its marks changed, for mutants. */
export const withMarks =
  (change: (marks: ReadonlyArray<Mark>, given: Given) => ReadonlyArray<Mark>): Draw =>
  (plan, view, own) => {
    const picture = pictureOf(plan, view, own)
    const marks = change([...picture.marks.values()], { plan, view, own })
    return { ...picture, marks: new Map(marks.map((mark) => [mark.id, mark])) }
  }
