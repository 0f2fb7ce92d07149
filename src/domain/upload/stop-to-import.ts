import * as E from 'fp-ts/Either'
import type { WrittenAddress } from '../address'
import { isBlank, isJsonObject } from '../parse'
import { spellings, stopFieldLookup, type StopDraft } from '../stop'
import { editableFields, type EditableField } from '../stop-edit'
import { runAtOnce, type Steps } from '../value'
import { parseUploadInSteps, type UploadRefusal } from './parse-upload'

/** `add` makes a stop of every row; `update` sets the fields of the stop that has the reference of the row. */
export type ImportMode = 'add' | 'update'

export const importModes: ReadonlyArray<ImportMode> = ['add', 'update']

/** A row of an import: its stop, and which fields the row itself gives. A field without a value is not given. */
export type StopToImport = { readonly draft: StopDraft; readonly given: ReadonlyArray<EditableField> }

/** The address of a row, counted from 1, before a user corrected it. */
export type WrittenRow = WrittenAddress & { readonly row: number }

type ParsedImport = E.Either<UploadRefusal, ReadonlyArray<StopToImport>>

/** Parses the rows of an import by the rules of an upload: every stop, or all problems. */
export const parseImport = (rows: ReadonlyArray<unknown>): ParsedImport => runAtOnce(parseImportInSteps(rows))

/** `parseImport` in steps of one row each, so that other requests are answered between them. */
export const parseImportInSteps = function* (rows: ReadonlyArray<unknown>): Steps<ParsedImport> {
  const drafts = yield* parseUploadInSteps(rows.map(withoutDayOfRoute))
  if (E.isLeft(drafts)) return drafts
  const stops: StopToImport[] = []
  for (const [index, draft] of drafts.right.entries()) {
    yield
    stops.push({ draft, given: givenFields(rows[index], draft) })
  }
  return E.right(stops)
}

const routeNumberOf = stopFieldLookup.finderOf('routeNumber')
const routeDayOf = stopFieldLookup.finderOf('routeDay')

/**
 * A file calls the requested day `routeDay`. A stop on a route, as it is answered, calls the day of its route so, which is
 * no day that it asks for.
 */
const withoutDayOfRoute = (row: unknown): unknown => {
  if (!isJsonObject(row) || isBlank(routeNumberOf(row, stopFieldLookup.shapeOf(row)))) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !routeDayNames.has(name)))
}

const routeDayNames: ReadonlySet<string> = new Set<string>(spellings.routeDay)

const fieldFinders = editableFields.map((field) => ({ field, find: stopFieldLookup.finderOf(field) }))

/** A cell may say that it has no value: a latitude and a longitude of 0 are no place. */
const givenFields = (row: unknown, draft: StopDraft): ReadonlyArray<EditableField> => {
  if (!isJsonObject(row)) return []
  const shape = stopFieldLookup.shapeOf(row)
  const hasRouteDay = isBlank(routeNumberOf(row, shape)) && !isBlank(routeDayOf(row, shape))
  return fieldFinders.flatMap(({ field, find }) =>
    (!isBlank(find(row, shape)) || (field === 'requestedDay' && hasRouteDay)) && valueIn(draft, field) !== undefined
      ? [field]
      : [],
  )
}

/** The value of a field as a form shows it. */
export const valueIn = (stop: StopDraft, field: EditableField): unknown =>
  field === 'lat' || field === 'lng' ? stop.coordinates?.[field] : stop[field]
