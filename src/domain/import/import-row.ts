import * as E from 'fp-ts/Either'
import { isBlank, withoutUndefined, type JsonObject } from '../parse'
import { parseStopFields, type StopDraft, type StopId } from '../stop'
import { itemsOfList } from './list-text'
import { importFields, isImportField, type ImportField, type ImportTexts } from './import-field'
import { reasonsAgainst } from './suspect-texts'

/** Why a row cannot be imported, and the text that stands in its cell. */
export type RowProblem = { readonly field: ImportField; readonly reason: string; readonly value: string }

/** A row of the file. */
export type ImportRow = {
  /** its place in the file, counted from 1 with the names of the columns */
  readonly number: number
  readonly texts: ImportTexts
  readonly problems: ReadonlyArray<RowProblem>
  /** what its texts were in the file, where somebody changed them */
  readonly before: ImportTexts
  /** the fields that only the settings of the import give it */
  readonly defaulted: ReadonlyArray<ImportField>
  /** what the dispatcher ticked; undefined until then */
  readonly choice: boolean | undefined
  readonly isIncluded: boolean
  /** the first row of the file that is alike */
  readonly duplicateOf: number | undefined
  /** the stop of the project that is alike */
  readonly sameStop: StopId | undefined
  /** what is alike: the reference, or the address with name and day */
  readonly sameBy: 'reference' | 'address' | undefined
  /** the stop of the project that has one of its references */
  readonly knownStop: StopId | undefined
  /** the row that took over what this one says */
  readonly mergedInto: number | undefined
  /** undefined while its texts have problems */
  readonly draft: StopDraft | undefined
}

/** Where its cells say nothing, a row has the texts of the settings. */
export const newImportRow = (number: number, cellTexts: ImportTexts, defaults: ImportTexts = noTexts): ImportRow => {
  const defaulted = importFields.filter((field) => !isBlank(defaults[field]) && isBlank(cellTexts[field]))
  const texts = { ...cellTexts, ...Object.fromEntries(defaulted.map((field) => [field, defaults[field] ?? ''])) }
  const { problems, draft } = judgeTexts(texts)
  return {
    number,
    texts,
    problems,
    before: noTexts,
    defaulted,
    choice: undefined,
    isIncluded: draft !== undefined,
    duplicateOf: undefined,
    sameStop: undefined,
    sameBy: undefined,
    knownStop: undefined,
    mergedInto: undefined,
    draft,
  }
}

const noTexts: ImportTexts = {}
const noProblems: ReadonlyArray<RowProblem> = []

/** The row with other texts, and what they make of it; duplicates and ticks are found later, among all rows. */
export const withTexts = (row: ImportRow, texts: ImportTexts): ImportRow => ({ ...row, texts, ...judgeTexts(texts) })

/** Where rows are others than before an edit; every position where they are not as many. */
export const editedPositions = (
  rows: ReadonlyArray<ImportRow>,
  before: ReadonlyArray<ImportRow> | undefined,
): ReadonlyArray<number> => {
  const positions: number[] = []
  const areComparable = before?.length === rows.length
  for (let position = 0; position < rows.length; position += 1)
    if (!areComparable || rows[position] !== before[position]) positions.push(position)
  return positions
}

/** The stop that texts describe, or what is wrong with them. */
const judgeTexts = (texts: ImportTexts): Pick<ImportRow, 'problems' | 'draft'> => {
  const parsed = parseStopFields(recordOfTexts(texts))
  const suspicions = reasonsAgainst(texts)
  if (E.isRight(parsed) && suspicions.length === 0) return { problems: noProblems, draft: parsed.right }
  const problems = [
    ...(E.isLeft(parsed) ? parsed.left : [])
      .filter((problem) => !suspicions.some(({ field }) => field === problem.field))
      .map(({ field, reason }) => problemOf(texts, fieldNamed(field), reason)),
    ...suspicions.map(({ field, reason }) => problemOf(texts, field, reason)),
  ]
  return { problems, draft: undefined }
}

/** The row as an upload file has it; a blank text is absent. */
export const uploadRowOf = (texts: ImportTexts): JsonObject => withoutUndefined(recordOfTexts(texts))

/** Every field in the same order, present or not, so that the parser meets one shape of record. */
const recordOfTexts = (texts: ImportTexts): JsonObject => {
  const record: Record<string, unknown> = {}
  for (const field of importFields) record[field] = valueOf(field, texts[field])
  return record
}

const valueOf = (field: ImportField, text: string | undefined): unknown => {
  if (isBlank(text)) return undefined
  if (field === 'groupedExternalTaskIds') return itemsOfList(text)
  const amounts = field === 'demand' ? itemsOfList(text) : []
  return amounts.length > 1 ? amounts : text
}

const problemOf = (texts: ImportTexts, field: ImportField, reason: string): RowProblem => ({
  field,
  reason,
  value: texts[field] ?? '',
})

/** A row has no field but those of an upload row. */
const fieldNamed = (name: string): ImportField => (isImportField(name) ? name : 'customerName')
