import { describe, expect, it } from 'vitest'
import { readSlot, readTime } from '../../../src/domain/import/read-time'

describe('readTime', () => {
  it.each([
    ['9', '09:00'],
    ['9.00', '09:00'],
    ['9,30', '09:30'],
    ['9:30u', '09:30'],
    ['9:30 uur', '09:30'],
    ['9u30', '09:30'],
    ['9h', '09:00'],
    ['0900', '09:00'],
    ['1745', '17:45'],
    ['09:00:00', '09:00'],
    ['9 am', '09:00'],
    ['12 am', '00:00'],
    ['2:30 pm', '14:30'],
    ['12 pm', '12:00'],
    ['24:00', '23:59'],
    ['0.375', '09:00'],
    ['0,395833333', '09:30'],
    ['0,5', '12:00'],
    ['0.25', '06:00'],
    ['0,75', '18:00'],
    ['0:25', '00:25'],
    ['0.30', '00:30'],
    ['2026-11-24T09:00', '2026-11-24T09:00'],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['', '25:00', '9:75', 'laat', '13 pm uur', '123456'])('%s is no time', (text) => {
    expect(readTime(text)).toBeUndefined()
  })
})

describe('readSlot', () => {
  it.each([
    ['8-12', '08:00', '12:00'],
    ['8.00 tot 12.00 uur', '08:00', '12:00'],
    ['08:00 - 12:00', '08:00', '12:00'],
    ['08:00–12:00', '08:00', '12:00'],
    ['9:30-12', '09:30', '12:00'],
    ['13-17 u', '13:00', '17:00'],
    ['tussen 8 en 12', '08:00', '12:00'],
    ['van 8 tot 12 uur', '08:00', '12:00'],
    ['8 t/m 12', '08:00', '12:00'],
    ['0800-1200', '08:00', '12:00'],
    ['between 9 and 11', '09:00', '11:00'],
    ['2-4 pm', '14:00', '16:00'],
    ['9-12 pm', '09:00', '12:00'],
    ['ochtend', '08:00', '12:00'],
    ['Middag', '12:00', '17:00'],
    ['avond', '17:00', '21:00'],
    ['voor 12', undefined, '12:00'],
    ['uiterlijk 12:00', undefined, '12:00'],
    ['tot 12 uur', undefined, '12:00'],
    ['na 14:00', '14:00', undefined],
    ['vanaf 10 uur', '10:00', undefined],
    ['10:00', '10:00', undefined],
    ['hele dag', undefined, undefined],
    ['-', undefined, undefined],
    ['17.00 tot 13.00', '17:00', '13:00'],
  ])('%s is from %s to %s', (text, earliest, latest) => {
    expect(readSlot(text)).toEqual({ earliest, latest })
  })

  it.each(['', 'in overleg', '8-12-2026', '8-', '30-40'])('%s is no time slot', (text) => {
    expect(readSlot(text)).toBeUndefined()
  })
})
