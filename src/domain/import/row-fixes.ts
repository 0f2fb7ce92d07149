import { formatZip } from '../address'
import { maxLengths } from '../parse'
import { priorities, stopTypes, type ImportRowState } from '../stop'
import type { ImportField, ImportTexts } from './import-field'
import type { ImportRow, RowProblem } from './import-row'
import type { AddressChoice, VerdictOfRow } from './row-verdict'
import type { RowEdit } from './row-edit'
import { houseNumberFix, slotFix, zipFix } from './suspect-texts'

/** What fixes all rows of a group: at once, or with a word that the dispatcher chooses for all. */
export type RowFix =
  | { readonly kind: 'edit'; readonly label: string; readonly edit: RowEdit }
  | {
      readonly kind: 'choose'
      readonly label: string
      readonly field: ImportField
      readonly options: ReadonlyArray<string>
      readonly rows: ReadonlyArray<number>
    }

export const fixesFor = (
  state: ImportRowState,
  problem: RowProblem | undefined,
  rows: ReadonlyArray<ImportRow>,
  verdictOf: VerdictOfRow,
): ReadonlyArray<RowFix> => {
  switch (state) {
    case 'problem':
      return problem === undefined ? [] : fixesForProblem(problem, rows)
    case 'toCheck':
      return fixesForVerdicts(rows, verdictOf)
    case 'duplicate':
      return fixesForDuplicates(rows)
    case 'ready':
      return []
  }
}

const fixesForProblem = ({ field, reason }: RowProblem, rows: ReadonlyArray<ImportRow>): ReadonlyArray<RowFix> => {
  if (field === 'type') return [chooseFor('type', stopTypes, rows)]
  if (field === 'priority') return [chooseFor('priority', priorities, rows)]
  if (reason.includes(' is before ')) return setEach('Swap', rows, swapSlot)
  if (reason.includes('swapped?')) return setEach('Swap', rows, swapPlace)
  if (field === 'zip') return setEach('Fix', rows, textsOfZipFix)
  if (field === 'houseNumber' && reason.includes('date'))
    return setEach('Read as number and suffix', rows, ({ texts }) => houseNumberFix(texts.houseNumber ?? ''))
  if (field === 'timeSlotEarliest' && reason.includes('date'))
    return setEach('Read as time slot', rows, ({ texts }) => slotFix(texts.timeSlotEarliest ?? ''))
  const longest = longestTexts[field]
  if (longest !== undefined && reason.startsWith('Longer than'))
    return setEach(`Cut after ${longest} characters`, rows, ({ texts }) => ({
      [field]: texts[field]?.slice(0, longest) ?? '',
    }))
  return clearable.has(field) ? [emptyAll(field, rows)] : []
}

/** Texts of which the end can be left out. */
const longestTexts: Readonly<Partial<Record<ImportField, number>>> = {
  notes: maxLengths.notes,
  productDescription: maxLengths.other,
}

/** Fields that a stop can do without. */
const clearable: ReadonlySet<ImportField> = new Set([
  'contactName',
  'phone',
  'lat',
  'lng',
  'routeDay',
  'timeSlotEarliest',
  'timeSlotLatest',
  'duration',
  'demand',
])

const chooseFor = (field: ImportField, options: ReadonlyArray<string>, rows: ReadonlyArray<ImportRow>): RowFix => ({
  kind: 'choose',
  label: labelFor('Fix', rows.length),
  field,
  options,
  rows: numbersOf(rows),
})

const emptyAll = (field: ImportField, rows: ReadonlyArray<ImportRow>): RowFix => ({
  kind: 'edit',
  label: labelFor('Empty', rows.length),
  edit: { kind: 'set', rows: numbersOf(rows), texts: { [field]: '' } },
})

const fixesForVerdicts = (rows: ReadonlyArray<ImportRow>, verdictOf: VerdictOfRow): ReadonlyArray<RowFix> =>
  setEach('Nearest for', rows, (row) => {
    const [nearest] = verdictOf(row)?.choices ?? []
    return nearest === undefined ? undefined : textsOfChoice(nearest)
  })

/** The texts of a row whose address is that of the register. */
export const textsOfChoice = (choice: AddressChoice): ImportTexts => {
  const { zip, houseNumber, houseNumberSuffix, street, city, lat, lng } = choice
  return {
    ...(zip === undefined ? {} : { zip: formatZip(zip) }),
    ...(street === undefined ? {} : { street }),
    ...(city === undefined ? {} : { city }),
    houseNumber,
    houseNumberSuffix: houseNumberSuffix ?? '',
    lat: String(lat),
    lng: String(lng),
  }
}

const fixesForDuplicates = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<RowFix> => {
  const open = rows.filter(({ mergedInto, isIncluded }) => mergedInto === undefined && !isIncluded)
  const mergeable = numbersOf(open.filter(({ duplicateOf }) => duplicateOf !== undefined))
  const merge: RowFix = {
    kind: 'edit',
    label: labelFor('Merge', mergeable.length),
    edit: { kind: 'merge', rows: mergeable },
  }
  const keep: RowFix = {
    kind: 'edit',
    label: labelFor('Keep', open.length),
    edit: { kind: 'include', rows: numbersOf(open), isIncluded: true },
  }
  return [...(mergeable.length > 0 ? [merge] : []), ...(open.length > 0 ? [keep] : [])]
}

const setEach = (
  verb: string,
  rows: ReadonlyArray<ImportRow>,
  fix: (row: ImportRow) => ImportTexts | undefined,
): ReadonlyArray<RowFix> => {
  const cells = rows.flatMap((row) => {
    const texts = fix(row)
    return texts === undefined ? [] : [{ row: row.number, texts }]
  })
  return cells.length === 0
    ? []
    : [{ kind: 'edit', label: labelFor(verb, cells.length), edit: { kind: 'setEach', cells } }]
}

const swapSlot = ({ texts }: ImportRow): ImportTexts => ({
  timeSlotEarliest: texts.timeSlotLatest ?? '',
  timeSlotLatest: texts.timeSlotEarliest ?? '',
})

const swapPlace = ({ texts }: ImportRow): ImportTexts => ({ lat: texts.lng ?? '', lng: texts.lat ?? '' })

const textsOfZipFix = ({ texts }: ImportRow): ImportTexts | undefined => {
  const zip = zipFix(texts.zip ?? '')
  return zip === undefined ? undefined : { zip }
}

/** `Fix`, `Fix both` or `Fix all 4`; `Read both as time slot` */
const labelFor = (label: string, count: number): string => {
  if (count === 1) return label.replace(' for', '')
  const [verb = label, ...others] = label.endsWith(' for') ? [label] : label.split(' ')
  return [verb, count === 2 ? 'both' : `all ${count}`, ...others].join(' ')
}

const numbersOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<number> => rows.map(({ number }) => number)
