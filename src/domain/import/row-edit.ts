import { isBlank } from '../parse'
import { findDuplicatesAfterEdit } from './find-duplicates'
import { isImportField, type ImportField, type ImportTexts } from './import-field'
import { withTexts, type ImportRow } from './import-row'
import { noKnownStops, type KnownStops } from './known-stops'
import { mergeTexts } from './merge-texts'

/** What the dispatcher does with rows, each named by its number in the file. */
export type RowEdit =
  /** the same texts in every row */
  | { readonly kind: 'set'; readonly rows: ReadonlyArray<number>; readonly texts: ImportTexts }
  /** texts of its own in each row */
  | { readonly kind: 'setEach'; readonly cells: ReadonlyArray<{ readonly row: number; readonly texts: ImportTexts }> }
  /** ticks and unticks */
  | { readonly kind: 'include'; readonly rows: ReadonlyArray<number>; readonly isIncluded: boolean }
  /** adds each duplicate to the row that it is alike to */
  | { readonly kind: 'merge'; readonly rows: ReadonlyArray<number> }

/** The rows after an edit; rows that stay the same are the same objects, so that the rows before serve as undo. */
export const applyRowEdit = (
  rows: ReadonlyArray<ImportRow>,
  edit: RowEdit,
  known: KnownStops = noKnownStops,
): ReadonlyArray<ImportRow> => findDuplicatesAfterEdit(editRows(rows, edit), rows, known)

const editRows = (rows: ReadonlyArray<ImportRow>, edit: RowEdit): ReadonlyArray<ImportRow> => {
  switch (edit.kind) {
    case 'set': {
      const numbers = new Set(edit.rows)
      return rows.map((row) => (numbers.has(row.number) ? editRow(row, edit.texts) : row))
    }
    case 'setEach': {
      const textsByRow = new Map(edit.cells.map(({ row, texts }) => [row, texts]))
      return rows.map((row) => editRow(row, textsByRow.get(row.number) ?? {}))
    }
    case 'include': {
      const numbers = new Set(edit.rows)
      return rows.map((row) => (numbers.has(row.number) ? { ...row, choice: edit.isIncluded } : row))
    }
    case 'merge':
      return mergeRows(rows, new Set(edit.rows))
  }
}

/** Fields that are set to the text that they have are not fixed. A fixed row is ticked again if it has no problem left. */
const editRow = (row: ImportRow, edited: ImportTexts): ImportRow => {
  const texts = withoutOldPlace(row.texts, edited)
  const changed = Object.keys(texts)
    .filter(isImportField)
    .filter((field) => (texts[field] ?? '') !== (row.texts[field] ?? ''))
  if (changed.length === 0) return row
  const before = { ...textsAt(row.texts, changed), ...row.before }
  return withTexts({ ...row, before }, { ...row.texts, ...texts })
}

/** Coordinates are those of an address, so another address does not keep them. */
const withoutOldPlace = (texts: ImportTexts, edited: ImportTexts): ImportTexts => {
  const hasPlace = !isBlank(texts.lat) || !isBlank(texts.lng)
  const givesPlace = edited.lat !== undefined || edited.lng !== undefined
  const isMoved = placingFields.some((field) => plainText(edited[field] ?? texts[field]) !== plainText(texts[field]))
  return hasPlace && isMoved && !givesPlace ? { ...edited, lat: '', lng: '' } : edited
}

const placingFields = ['zip', 'houseNumber', 'houseNumberSuffix'] as const

const plainText = (text = ''): string => text.replace(/\s/g, '').toUpperCase()

const textsAt = (texts: ImportTexts, fields: ReadonlyArray<ImportField>): ImportTexts =>
  Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']))

const mergeRows = (rows: ReadonlyArray<ImportRow>, numbers: ReadonlySet<number>): ReadonlyArray<ImportRow> => {
  const added = new Map<number, ReadonlyArray<ImportRow>>()
  for (const row of rows)
    if (numbers.has(row.number) && row.duplicateOf !== undefined && row.draft !== undefined)
      added.set(row.duplicateOf, [...(added.get(row.duplicateOf) ?? []), row])
  const merged = new Set([...added.values()].flat().map(({ number }) => number))
  return rows.map((row) => {
    if (merged.has(row.number)) return { ...row, mergedInto: row.duplicateOf }
    const others = added.get(row.number) ?? []
    return editRow(
      row,
      others.reduce((texts, other) => mergeTexts(texts, other.texts), row.texts),
    )
  })
}
