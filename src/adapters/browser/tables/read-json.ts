import * as E from 'fp-ts/Either'
import { MAX_IMPORT_ROWS, sizeReason, textOfList, type SourceTable } from '../../../domain/import'
import { isJsonObject, type JsonObject } from '../../../domain/parse'
import type { TextFile } from './read-csv'
import { createCellReader, tableOfSheets, trimmedRows } from './table-of-sheets'

/** Reads the .json file of an upload as a table: a field is a column, and one of an inner record is named with a dot. */
export const readJson = ({ text, note, ...file }: TextFile): E.Either<string, SourceTable> => {
  const stops = stopsOf(text)
  if (E.isLeft(stops)) return stops
  if (stops.right.length > MAX_IMPORT_ROWS) return E.left(sizeReason(Infinity, 0) ?? '')
  const odd = stops.right.findIndex((stop) => !isJsonObject(stop))
  if (odd >= 0) return E.left(`Stop ${odd + 1} is not a record.`)
  const cells = createCellReader()
  const records = stops.right.filter(isJsonObject).map((stop) => fieldsOf(stop))
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const reason = sizeReason(records.length, names.length)
  if (reason !== undefined) return E.left(reason)
  const rows = trimmedRows([names, ...records.map((record) => names.map((name) => cells.read(record.get(name) ?? '')))])
  return tableOfSheets(file, rows.length < 2 ? [] : [{ name: '', rows }], [note, cells.note()])
}

const stopsOf = (text: string): E.Either<string, ReadonlyArray<unknown>> => {
  const parsed = E.tryCatch(
    (): unknown => JSON.parse(text),
    () => 'Not a readable .json file.',
  )
  if (E.isLeft(parsed)) return parsed
  const list: unknown = isJsonObject(parsed.right) ? parsed.right['stops'] : parsed.right
  if (!Array.isArray(list)) return E.left('Has no list of stops: use [ … ] or { "stops": [ … ] }.')
  return isNestedDeeply(text) ? E.left('Not a readable .json file.') : E.right(list)
}

/** Writing a value that is nested more deeply than this would fail. */
const isNestedDeeply = (text: string): boolean => /(?:[[{]\s*){100}/.test(text)

const fieldsOf = (stop: JsonObject): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(stop)) {
    if (!isJsonObject(value)) fields.set(name, textOf(value))
    else for (const [inner, innerValue] of Object.entries(value)) fields.set(`${name}.${inner}`, textOf(innerValue))
  }
  return fields
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every(isScalar) ? textOfList(value.map(String)) : JSON.stringify(value)
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
