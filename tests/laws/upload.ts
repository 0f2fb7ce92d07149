import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { parseUpload, type StopDraft, type UploadRefusal } from '../../src/domain/stop'
import { someHabits, type Habits } from '../kit/arbitraries/spelling'
import { aDraft, aFault, plainRow, spelledRow, type Fault } from '../kit/arbitraries/upload'
import { left, right } from '../kit/either'
import { law, type Law } from '../kit/law'

type Row = { readonly draft: StopDraft; readonly habits: Habits }
type UploadFile = {
  readonly rows: ReadonlyArray<Row>
  readonly wrapped: boolean
  readonly mark: '' | '\uFEFF'
  readonly indent: 0 | 2
}

const aFile = (): fc.Arbitrary<UploadFile> =>
  fc.record(
    {
      rows: fc.array(fc.record({ draft: aDraft(), habits: someHabits() }, { noNullPrototype: true }), {
        minLength: 1,
        maxLength: 5,
      }),
      wrapped: fc.boolean(),
      mark: fc.constantFrom('', '\uFEFF'),
      indent: fc.constantFrom(0, 2),
    },
    { noNullPrototype: true },
  )

const textOf = ({ rows, wrapped, mark, indent }: UploadFile): string => {
  const stops = rows.map(({ draft, habits }) => spelledRow(draft, habits))
  return mark + JSON.stringify(wrapped ? { version: 2, stops } : stops, undefined, indent)
}

/** Files with good rows, except for the faults that are put into them. */
type Faulty = {
  readonly drafts: ReadonlyArray<StopDraft>
  readonly faults: ReadonlyArray<readonly [row: number, fault: Fault]>
}

const rowsOf = ({ drafts, faults }: Faulty): ReadonlyArray<unknown> =>
  drafts.map((draft, index) =>
    Object.assign({}, plainRow(draft), ...faults.map(([row, [, said]]) => (row === index + 1 ? said : {}))),
  )

const aFaultyFile = (): fc.Arbitrary<Faulty> =>
  fc
    .tuple(fc.array(aDraft(), { minLength: 1, maxLength: 5 }), fc.nat(), aFault())
    .map(([drafts, at, fault]) => ({ drafts, faults: [[1 + (at % drafts.length), fault]] }))

/** Many rows, some with a fault: a pattern of rows, repeated. */
const aVeryFaultyFile = (): fc.Arbitrary<Faulty> =>
  fc
    .tuple(
      aDraft(),
      fc.array(fc.option(aFault(), { nil: undefined, freq: 4 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 7, 99, 100, 101, 140),
    )
    .map(([draft, pattern, length]) => {
      const given = Array.from({ length }, (_, index) => pattern[index % pattern.length])
      return {
        drafts: given.map(() => draft),
        faults: given.flatMap((fault, index) => (fault === undefined ? [] : [[index + 1, fault] as const])),
      }
    })

type ReadUpload = typeof parseUpload
const refusedAs =
  (change: (refused: UploadRefusal) => UploadRefusal): ReadUpload =>
  (given) =>
    E.mapLeft(change)(parseUpload(given))

const parsed = (given: unknown): unknown =>
  typeof given === 'string' ? JSON.parse(given.replace('\uFEFF', '')) : given
const rowsIn = (given: unknown): ReadonlyArray<unknown> => {
  const file = parsed(given)
  return Array.isArray(file) ? file : Object(file).stops
}

export const uploadLaws: ReadonlyArray<Law> = [
  law({
    name: 'an upload in any spelling',
    statement:
      'A file of valid rows is read as those rows in their order, however it is spelled, wrapped, marked and indented.',
    subject: parseUpload,
    arbitrary: aFile(),
    holds: (subject, file) =>
      assert.deepEqual(
        right(subject(textOf(file))),
        file.rows.map(({ draft }) => draft),
      ),
    mutants: {
      'the byte order mark is in the way': (given) =>
        String(given).startsWith('\uFEFF') ? parseUpload('') : parseUpload(given),
      'only a list is a file': (given) => (Array.isArray(parsed(given)) ? parseUpload(given) : parseUpload({})),
      'rows come in reverse': (given) => parseUpload(rowsIn(given).toReversed()),
      'the last row is lost': (given) => parseUpload(rowsIn(given).slice(0, -1)),
      'demand is always 1': (given) =>
        E.map((stops: ReadonlyArray<StopDraft>) => stops.map((stop) => ({ ...stop, demand: [1] })))(parseUpload(given)),
      'priority is left out': (given) =>
        parseUpload(rowsIn(given).map((row) => ({ ...Object(row), priority: undefined }))),
    },
    show: textOf,
  }),
  law({
    name: 'one fault in an upload',
    statement: 'One fault in a file is reported once, with its row and its field, and nothing of the file is stored.',
    subject: parseUpload,
    arbitrary: aFaultyFile(),
    holds: (subject, given) => {
      const { problems, total } = left(subject(JSON.stringify(rowsOf(given))))
      assert.equal(total, 1)
      assert.deepEqual(
        problems.map(({ row, field }) => [row, field]),
        given.faults.map(([row, [field]]) => [row, field]),
      )
      assert.ok(problems.every(({ reason }) => reason.length > 0 && reason.length < 120))
    },
    mutants: {
      'rows count from 0': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => ({ ...one, row: one.row - 1 })),
        total,
      })),
      'the good rows are taken in': (given) => {
        const good = rowsIn(given).filter((row) => E.isRight(parseUpload([row])))
        return good.length === 0 ? parseUpload(given) : parseUpload(good)
      },
      'windows are not looked at': (given) =>
        parseUpload(rowsIn(given).map((row) => ({ ...Object(row), timeSlotLatest: undefined }))),
      'fields are named as on screen': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => ({ ...one, field: one.field.toLowerCase() })),
        total,
      })),
    },
    show: (given) => JSON.stringify(rowsOf(given), undefined, 1),
  }),
  law({
    name: 'every fault of an upload is counted',
    statement: 'Of many faults the first hundred are reported, in the order of the rows, and all are counted.',
    subject: parseUpload,
    arbitrary: aVeryFaultyFile(),
    holds: (subject, given) => {
      const read = subject(rowsOf(given))
      if (given.faults.length === 0) {
        assert.equal(right(read).length, given.drafts.length)
        return
      }
      const { problems, total } = left(read)
      assert.equal(total, given.faults.length)
      assert.deepEqual(
        problems.map(({ row, field }) => [row, field]),
        given.faults.slice(0, 100).map(([row, [field]]) => [row, field]),
      )
    },
    mutants: {
      'only what is told is counted': refusedAs(({ problems }) => ({ problems, total: problems.length })),
      'ninety-nine are told': refusedAs(({ problems, total }) => ({ problems: problems.slice(0, 99), total })),
      'the last are told first': refusedAs(({ problems, total }) => ({ problems: problems.toReversed(), total })),
      'it ends at the first bad row': refusedAs(({ problems }) => ({ problems: problems.slice(0, 1), total: 1 })),
    },
    show: (given) => given.faults.map(([row, [field, said]]) => `${row} ${field} ${JSON.stringify(said)}`).join('\n'),
  }),
  law({
    name: 'any file is read or refused',
    statement: 'Whatever is uploaded, reading it ends with rows or with at least one problem in a row from 1.',
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
    holds: (subject, given) => {
      const read = subject(given)
      if (E.isRight(read)) assert.ok(read.right.length > 0)
      else {
        assert.ok(read.left.problems.length > 0 && read.left.total >= read.left.problems.length)
        assert.ok(read.left.problems.every(({ row }) => row >= 1))
      }
    },
    nothingIsThrown: true,
    mutants: {
      'broken text breaks it': (given) => parseUpload(parsed(given)),
      'an empty list is fine': (given) =>
        Array.isArray(given) && given.length === 0 ? E.right([]) : parseUpload(given),
      'the file stands at row 0': refusedAs(({ problems, total }) => ({
        problems: problems.map((one) => (one.field === 'file' ? { ...one, row: 0 } : one)),
        total,
      })),
    },
  }),
]
