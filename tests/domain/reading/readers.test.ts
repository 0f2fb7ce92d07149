import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  day,
  filled,
  flag,
  lenient,
  list,
  number,
  oneOf,
  optional,
  otherwise,
  text,
  time,
  wholeNumber,
  withDefault,
  wording,
  type Reader,
} from '../../../src/domain/reading'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

type Case = readonly [value: unknown, read: unknown]
type Refusal = readonly [value: unknown, reason: string]

const reads = (reader: Reader<unknown>, cases: ReadonlyArray<Case>): void => {
  it.each(cases)('%j is read as %j', (value, read) => {
    expect(reader(value)).toEqual(E.right(read))
  })
}

const refuses = (reader: Reader<unknown>, cases: ReadonlyArray<Refusal>): void => {
  it.each(cases)('%o is refused: %s', (value, reason) => {
    expect(reader(value)).toEqual(E.left(reason))
  })
}

describe('a text of at most 5 characters', () => {
  reads(text(5), [
    ['', ''],
    [' a ', ' a '],
    ['’s-Hë', '’s-Hë'],
    ['🚚🚚🚚🚚🚚', '🚚🚚🚚🚚🚚'],
  ])
  refuses(text(5), [
    ['Zwolle', 'Longer than 5 characters'],
    ['🚚🚚🚚🚚🚚🚚', 'Longer than 5 characters'],
    ['x'.repeat(11), 'Longer than 5 characters'],
    ['a\0', 'Has a character that cannot be kept'],
    ['a\uD83D', 'Has a character that cannot be kept'],
    [12, 'Not a text: 12'],
    [null, 'Not a text: nothing'],
    [['a'], 'Not a text: a list'],
    [cyclic, 'Not a text: a record'],
  ])
})

describe('wording', () => {
  reads(wording(), [
    [' 12a ', ' 12a '],
    [12, '12'],
    [0, '0'],
  ])
  refuses(wording(3), [
    [1234, 'Longer than 3 characters'],
    [Number.NaN, 'Not a text: NaN'],
    [true, 'Not a text: true'],
  ])
})

describe('a filled text', () => {
  reads(filled(3), [
    [' 12a ', '12a'],
    [12, '12'],
  ])
  refuses(filled(3), [
    [' \t\n', 'Has no text'],
    ['12 a', 'Longer than 3 characters'],
    [undefined, 'Not a text: nothing'],
  ])
})

describe('a number of 0 to 90', () => {
  reads(number({ min: 0, max: 90 }), [
    [0, 0],
    [52.09, 52.09],
    ['52.09', 52.09],
    [' 9e1 ', 90],
    ['.5', 0.5],
    ['+7', 7],
  ])
  refuses(number({ min: 0, max: 90 }), [
    [-0.1, 'Less than 0: -0.1'],
    ['91', 'More than 90: "91"'],
    ['52,09', 'Not a number: "52,09"'],
    ['tien', 'Not a number: "tien"'],
    ['0x10', 'Not a number: "0x10"'],
    ['', 'Not a number: ""'],
    ['1e999', 'Not a number: "1e999"'],
    [Number.POSITIVE_INFINITY, 'Not a number: Infinity'],
    [true, 'Not a number: true'],
    [[1], 'Not a number: a list'],
    ['9'.repeat(60) + 'a', `Not a number: "${'9'.repeat(40)}…"`],
  ])
})

describe('a whole number', () => {
  reads(wholeNumber(), [
    ['-12', -12],
    [3, 3],
  ])
  refuses(wholeNumber({ min: 1 }), [
    [2.5, 'Not a whole number: 2.5'],
    [1e300, 'Not a whole number: 1e+300'],
    [0, 'Less than 1: 0'],
  ])
})

describe('a flag', () => {
  reads(flag, [
    [true, true],
    ['TRUE', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
  ])
  refuses(flag, [
    ['ja', 'Not true or false: "ja"'],
    [2, 'Not true or false: 2'],
    [null, 'Not true or false: nothing'],
  ])
})

describe('one of a few words', () => {
  reads(oneOf('Low', 'Regular', 'High'), [
    ['Low', 'Low'],
    [' hIGH', 'High'],
  ])
  refuses(oneOf('Low', 'Regular', 'High'), [
    ['Urgent', 'Unknown value "Urgent". Use Low, Regular or High'],
    [1, 'Unknown value 1. Use Low, Regular or High'],
  ])
  refuses(oneOf('Low'), [['High', 'Unknown value "High". Use Low']])
})

describe('a list of numbers', () => {
  reads(list(number()), [
    [[], []],
    [
      [1, '2'],
      [1, 2],
    ],
  ])
  refuses(list(number()), [
    ['1, 2', 'Not a list: "1, 2"'],
    [[1, 'x', 'y'], 'Item 2: Not a number: "x"'],
    [new Array(1), 'Item 1: Not a number: nothing'],
  ])
})

describe('a time', () => {
  reads(time, [
    ['9:00', '09:00'],
    [' 23:59', '23:59'],
    ['2026-11-23T09:00', '2026-11-23T09:00'],
    ['2026-11-23 09:00:30', '2026-11-23T09:00:30'],
    ['2028-02-29T09:00:00.000Z', '2028-02-29T09:00:00.000Z'],
    ['2026-11-23T09:00+01:00', '2026-11-23T09:00+01:00'],
  ])
  const reason = 'Not a time: use 9:00 or 2026-11-23T09:00'
  refuses(time, [
    ['24:00', reason],
    ['9:60', reason],
    ['9', reason],
    ['9.00', reason],
    ['2026-11-23', reason],
    ['2026-02-29T09:00', reason],
    ['2026-11-23T24:00', reason],
    ['2026-11-23T09:00+25:00', reason],
    [900, reason],
    [undefined, reason],
  ])
})

describe('a day', () => {
  reads(day, [
    ['2026-11-23', '2026-11-23'],
    ['ma', 'Ma'],
    [' VR ', 'Vr'],
  ])
  refuses(day, [
    ['2026-02-30', 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr'],
    ['Monday', 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr'],
    [1, 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr'],
  ])
})

describe('a value that may be absent', () => {
  reads(optional(number()), [
    [undefined, undefined],
    [null, undefined],
    [' ', undefined],
    [0, 0],
  ])
  refuses(optional(number()), [['x', 'Not a number: "x"']])
  reads(withDefault(number(), 1), [
    ['', 1],
    [0, 0],
  ])
})

describe('a value that must be shown whatever it is', () => {
  reads(lenient(number(), -1), [
    ['x', -1],
    [undefined, -1],
    [null, -1],
    [20, 20],
  ])

  it('becomes the fallback where it cannot be read', () => {
    expect(otherwise(text(), undefined)(cyclic)).toBe(undefined)
    expect(otherwise(text(), undefined)('')).toBe('')
  })
})
