import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type { StopDraft } from '../../src/domain/stop'
import { parseUpload, type UploadRefusal } from '../../src/domain/upload'
import { someSpellingChoices, type SpellingChoices } from '../kit/arbitraries/spelling'
import { aDraft, aFault, plainRow, spelledRow, type Fault } from '../kit/arbitraries/upload'
import { left, right } from '../kit/either'
import { law, type Law } from '../kit/law'

type Row = { readonly draft: StopDraft; readonly choices: SpellingChoices }
type UploadFile = {
  readonly rows: ReadonlyArray<Row>
  readonly wrapped: boolean
  readonly byteOrderMark: '' | '\uFEFF'
  readonly indent: 0 | 2
}

const aFile = (): fc.Arbitrary<UploadFile> =>
  fc.record(
    {
      rows: fc.array(fc.record({ draft: aDraft(), choices: someSpellingChoices() }, { noNullPrototype: true }), {
        minLength: 1,
        maxLength: 5,
      }),
      wrapped: fc.boolean(),
      byteOrderMark: fc.constantFrom('', '\uFEFF'),
      indent: fc.constantFrom(0, 2),
    },
    { noNullPrototype: true },
  )

const textOf = ({ rows, wrapped, byteOrderMark, indent }: UploadFile): string => {
  const stops = rows.map(({ draft, choices }) => spelledRow(draft, choices))
  return byteOrderMark + JSON.stringify(wrapped ? { version: 2, stops } : stops, undefined, indent)
}

/** Files of valid rows with some faults inserted. */
type Faulty = {
  readonly drafts: ReadonlyArray<StopDraft>
  readonly faults: ReadonlyArray<readonly [row: number, fault: Fault]>
}

const rowsOf = ({ drafts, faults }: Faulty): ReadonlyArray<unknown> =>
  drafts.map((draft, index) =>
    Object.assign({}, plainRow(draft), ...faults.map(([row, [, fields]]) => (row === index + 1 ? fields : {}))),
  )

const aFaultyFile = (): fc.Arbitrary<Faulty> =>
  fc
    .tuple(fc.array(aDraft(), { minLength: 1, maxLength: 5 }), fc.nat(), aFault())
    .map(([drafts, index, fault]) => ({ drafts, faults: [[1 + (index % drafts.length), fault]] }))

/** Many rows, some invalid: a repeated pattern. */
const aVeryFaultyFile = (): fc.Arbitrary<Faulty> =>
  fc
    .tuple(
      aDraft(),
      fc.array(fc.option(aFault(), { nil: undefined, freq: 4 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 7, 99, 100, 101, 140),
    )
    .map(([draft, pattern, length]) => {
      const faultOfRow = Array.from({ length }, (_, index) => pattern[index % pattern.length])
      return {
        drafts: faultOfRow.map(() => draft),
        faults: faultOfRow.flatMap((fault, index) => (fault === undefined ? [] : [[index + 1, fault] as const])),
      }
    })

type ParseUpload = typeof parseUpload
const refusedAs =
  (change: (refused: UploadRefusal) => UploadRefusal): ParseUpload =>
  (input) =>
    E.mapLeft(change)(parseUpload(input))

const parsed = (input: unknown): unknown =>
  typeof input === 'string' ? JSON.parse(input.replace('\uFEFF', '')) : input
const rowsIn = (input: unknown): ReadonlyArray<unknown> => {
  const file = parsed(input)
  return Array.isArray(file) ? file : Object(file).stops
}

export const uploadLaws: ReadonlyArray<Law> = [
  law({
    name: 'an upload in any spelling',
    statement:
      'A file of valid rows is parsed to those rows in order, whatever its spelling, wrapper, byte order mark and indentation.',
    subject: parseUpload,
    arbitrary: aFile(),
    holds: (subject, file) =>
      assert.deepEqual(
        right(subject(textOf(file))),
        file.rows.map(({ draft }) => draft),
      ),
    mutants: {
      'a byte order mark is refused': (input) =>
        String(input).startsWith('\uFEFF') ? parseUpload('') : parseUpload(input),
      'only a list is accepted': (input) => (Array.isArray(parsed(input)) ? parseUpload(input) : parseUpload({})),
      'rows come in reverse': (input) => parseUpload(rowsIn(input).toReversed()),
      'the last row is lost': (input) => parseUpload(rowsIn(input).slice(0, -1)),
      'demand is always 1': (input) =>
        E.map((stops: ReadonlyArray<StopDraft>) => stops.map((stop) => ({ ...stop, demand: [1] })))(parseUpload(input)),
      'priority is left out': (input) =>
        parseUpload(rowsIn(input).map((row) => ({ ...Object(row), priority: undefined }))),
    },
    show: textOf,
  }),
  law({
    name: 'one fault in an upload',
    statement: 'One fault in a file is reported once, with its row and field, and nothing of the file is stored.',
    subject: parseUpload,
    arbitrary: aFaultyFile(),
    holds: (subject, input) => {
      const { problems, total } = left(subject(JSON.stringify(rowsOf(input))))
      assert.equal(total, 1)
      assert.deepEqual(
        problems.map(({ row, field }) => [row, field]),
        input.faults.map(([row, [field]]) => [row, field]),
      )
      assert.ok(problems.every(({ reason }) => reason.length > 0 && reason.length < 120))
    },
    mutants: {
      'rows count from 0': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => ({ ...one, row: one.row - 1 })),
        total,
      })),
      'the valid rows are accepted': (input) => {
        const validRows = rowsIn(input).filter((row) => E.isRight(parseUpload([row])))
        return validRows.length === 0 ? parseUpload(input) : parseUpload(validRows)
      },
      'time slots are not checked': (input) =>
        parseUpload(rowsIn(input).map((row) => ({ ...Object(row), timeSlotLatest: undefined }))),
      'fields are named as on screen': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => ({ ...one, field: one.field.toLowerCase() })),
        total,
      })),
    },
    show: (input) => JSON.stringify(rowsOf(input), undefined, 1),
  }),
  law({
    name: 'every fault of an upload is counted',
    statement: 'Of many faults the first hundred are reported, in order of the rows, and all are counted.',
    subject: parseUpload,
    arbitrary: aVeryFaultyFile(),
    holds: (subject, input) => {
      const result = subject(rowsOf(input))
      if (input.faults.length === 0) {
        assert.equal(right(result).length, input.drafts.length)
        return
      }
      const { problems, total } = left(result)
      assert.equal(total, input.faults.length)
      assert.deepEqual(
        problems.map(({ row, field }) => [row, field]),
        input.faults.slice(0, 100).map(([row, [field]]) => [row, field]),
      )
    },
    mutants: {
      'only reported faults are counted': refusedAs(({ problems }) => ({ problems, total: problems.length })),
      'ninety-nine are reported': refusedAs(({ problems, total }) => ({ problems: problems.slice(0, 99), total })),
      'the last are reported first': refusedAs(({ problems, total }) => ({ problems: problems.toReversed(), total })),
      'it stops at the first invalid row': refusedAs(({ problems }) => ({ problems: problems.slice(0, 1), total: 1 })),
    },
    show: (input) =>
      input.faults.map(([row, [field, fields]]) => `${row} ${field} ${JSON.stringify(fields)}`).join('\n'),
  }),
  law({
    name: 'any file is parsed or refused',
    statement: 'Any upload is parsed to rows, or refused with at least one problem in a row from 1.',
    subject: parseUpload,
    arbitrary: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
      fc.array(
        fc.dictionary(
          fc.constantFrom('zip', 'customerName', 'houseNumber', 'lat', 'demand', '__proto__'),
          fc.anything(),
        ),
      ),
    ),
    examples: ['', '[', '[]', '{}', '{"stops":null}', '['.repeat(200_000), [undefined], [[]]],
    holds: (subject, input) => {
      const result = subject(input)
      if (E.isRight(result)) assert.ok(result.right.length > 0)
      else {
        assert.ok(result.left.problems.length > 0 && result.left.total >= result.left.problems.length)
        assert.ok(result.left.problems.every(({ row }) => row >= 1))
      }
    },
    nothingIsThrown: true,
    mutants: {
      'broken text throws': (input) => parseUpload(parsed(input)),
      'an empty list is accepted': (input) =>
        Array.isArray(input) && input.length === 0 ? E.right([]) : parseUpload(input),
      'problems of the file have row 0': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => (one.field === 'file' ? { ...one, row: 0 } : one)),
        total,
      })),
    },
  }),
]
