import { describe } from 'vitest'
import { nonBlankText, number, text, wholeNumber, textLike } from '../../../src/domain/parse'
import { itParses, itRejects } from '../../kit/parser-cases'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

describe('parser text', () => {
  itParses(text(5), [
    ['', ''],
    [' a ', ' a '],
    ['’s-Hë', '’s-Hë'],
    ['🚚🚚🚚🚚🚚', '🚚🚚🚚🚚🚚'],
  ])
  itRejects(text(5), [
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

describe('parser textLike', () => {
  itParses(textLike(), [
    [' 12a ', ' 12a '],
    [12, '12'],
    [0, '0'],
  ])
  itRejects(textLike(3), [
    [1234, 'Longer than 3 characters'],
    [Number.NaN, 'Not a text: NaN'],
    [true, 'Not a text: true'],
  ])
})

describe('parser nonBlankText', () => {
  itParses(nonBlankText(3), [
    [' 12a ', '12a'],
    [12, '12'],
  ])
  itRejects(nonBlankText(3), [
    [' \t\n', 'Has no text'],
    ['12 a', 'Longer than 3 characters'],
    [undefined, 'Not a text: nothing'],
  ])
})

describe('parser number', () => {
  itParses(number({ min: 0, max: 90 }), [
    [0, 0],
    [52.09, 52.09],
    ['52.09', 52.09],
    [' 9e1 ', 90],
    ['.5', 0.5],
    ['+7', 7],
  ])
  itRejects(number({ min: 0, max: 90 }), [
    [-0.1, 'Must be at least 0, not -0.1'],
    ['91', 'Must be at most 90, not "91"'],
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

describe('parser wholeNumber', () => {
  itParses(wholeNumber(), [
    ['-12', -12],
    [3, 3],
  ])
  itRejects(wholeNumber({ min: 1 }), [
    [2.5, 'Not a whole number: 2.5'],
    [1e300, 'Not a whole number: 1e+300'],
    [0, 'Must be at least 1, not 0'],
  ])
})
