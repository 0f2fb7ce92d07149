import { describe, expect, it } from 'vitest'
import {
  day,
  booleanLike,
  fallbackIfInvalid,
  list,
  number,
  oneOf,
  optional,
  parseOrFallback,
  text,
  time,
  defaultIfAbsent,
} from '../../../src/domain/parse'
import { itParses, itRejects } from '../../kit/parser-cases'

describe('parser booleanLike', () => {
  itParses(booleanLike, [
    [true, true],
    ['TRUE', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
  ])
  itRejects(booleanLike, [
    ['ja', 'Not true or false: "ja"'],
    [2, 'Not true or false: 2'],
    [null, 'Not true or false: nothing'],
  ])
})

describe('parser oneOf', () => {
  itParses(oneOf('Low', 'Regular', 'High'), [
    ['Low', 'Low'],
    [' hIGH', 'High'],
  ])
  itRejects(oneOf('Low', 'Regular', 'High'), [
    ['Urgent', 'Unknown value "Urgent". Use Low, Regular or High'],
    [1, 'Unknown value 1. Use Low, Regular or High'],
  ])
  itRejects(oneOf('Low', 'High'), [['Regular', 'Unknown value "Regular". Use Low or High']])
  itRejects(oneOf('Low'), [['High', 'Unknown value "High". Use Low']])
})

describe('parser list', () => {
  itParses(list(number()), [
    [[], []],
    [
      [1, '2'],
      [1, 2],
    ],
  ])
  itRejects(list(number()), [
    ['1, 2', 'Not a list: "1, 2"'],
    [[1, 'x', 'y'], 'Item 2: Not a number: "x"'],
    [new Array(1), 'Item 1: Not a number: nothing'],
  ])
})

describe('parser time', () => {
  itParses(time, [
    ['9:00', '09:00'],
    [' 23:59', '23:59'],
    ['2026-11-23T09:00', '2026-11-23T09:00'],
    ['2026-11-23 09:00:30', '2026-11-23T09:00:30'],
    ['2026-11-23 09:00:30.123456789Z', '2026-11-23T09:00:30.123456789Z'],
    ['2028-02-29T09:00:00.000Z', '2028-02-29T09:00:00.000Z'],
    ['2026-11-23T09:00+01:00', '2026-11-23T09:00+01:00'],
  ])
  const reason = 'Not a time: use 9:00 or 2026-11-23T09:00'
  itRejects(time, [
    ['24:00', reason],
    ['9:60', reason],
    ['9', reason],
    ['9.00', reason],
    ['2026-11-23', reason],
    ['2026-02-29T09:00', reason],
    ['2026-11-23T24:00', reason],
    ['2026-11-23T09:00:30123', reason],
    ['2026-11-23T09:00+25:00', reason],
    [900, reason],
    [undefined, reason],
  ])
})

describe('parser day', () => {
  itParses(day, [
    ['2026-11-23', '2026-11-23'],
    ['ma', 'Ma'],
    [' VR ', 'Vr'],
  ])
  itRejects(day, [
    ['2026-02-30', 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr, Za, Zo'],
    ['Monday', 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr, Za, Zo'],
    [1, 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr, Za, Zo'],
  ])
})

describe('parsers optional and defaultIfAbsent', () => {
  itParses(optional(number()), [
    [undefined, undefined],
    [null, undefined],
    [' ', undefined],
    [0, 0],
  ])
  itRejects(optional(number()), [['x', 'Not a number: "x"']])
  itParses(defaultIfAbsent(number(), 1), [
    ['', 1],
    [0, 0],
  ])
})

describe('parsers fallbackIfInvalid and parseOrFallback', () => {
  itParses(fallbackIfInvalid(number(), -1), [
    ['x', -1],
    [undefined, -1],
    [null, -1],
    [20, 20],
  ])

  it('an invalid value becomes the fallback', () => {
    expect(parseOrFallback(text(), undefined)({})).toBe(undefined)
    expect(parseOrFallback(text(), undefined)('')).toBe('')
  })
})
