import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { loadPasswordParser, parseName } from '../../../server/sign-in'

describe('usernames', () => {
  it.each([
    ['m.visser', 'm.visser'],
    ['  Ïsbrand 漢 ', 'Ïsbrand 漢'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['a'.repeat(200), 'a'.repeat(200)],
  ])('the name %j is accepted', (typed, read) => {
    expect(parseName(typed)).toEqual(E.right(read))
  })

  it.each([
    ['', 'Has no text'],
    ['   ', 'Has no text'],
    ['a\nb', 'Has a character that cannot be seen'],
    ['a\u001b[31mb', 'Has a character that cannot be seen'],
    ['a\u202eb', 'Has a character that cannot be seen'],
    ['a\0b', 'Has a character that cannot be kept'],
    ['\ud800', 'Has a character that cannot be kept'],
    ['a'.repeat(201), 'Longer than 200 characters'],
  ])('the name %j is refused', (typed, reason) => {
    expect(parseName(typed)).toEqual(E.left(reason))
  })
})

describe('new passwords', async () => {
  const parsePassword = await loadPasswordParser()

  it.each(['50371946', ' spaces ', 'zomerhuis2026', 'welkom bij ons', '🔑🔒🔑🔒🔑🔒🔑🔒', 'ab'.repeat(500)])(
    'the password %j is accepted',
    (typed) => {
      expect(parsePassword(typed)).toEqual(E.right(typed))
    },
  )

  it('the three thousand that are most used of those that are long enough are refused', () => {
    const listed = dictionary['passwords-common'].filter((password) => password.length >= 8).slice(0, 3_000)
    expect(listed).toHaveLength(3_000)
    expect(listed.filter((password) => E.isRight(parsePassword(password)))).toEqual([])
  })

  it.each([
    ['', 'Shorter than 8 characters'],
    ['1234567', 'Shorter than 8 characters'],
    ['🔑🔑🔑🔑', 'Shorter than 8 characters'],
    ['a'.repeat(1_001), 'Longer than 1000 characters'],
    ['1234\u00005678', 'Has a character that cannot be kept'],
    [12345678, 'Not a text: 12345678'],
    ['12345678', 'Is one of those that everybody tries first'],
    ['987654321', 'Is one of those that everybody tries first'],
    ['aaaaaaaa', 'Is one of those that everybody tries first'],
    ['MERCEDES', 'Is one of those that everybody tries first'],
    ['27111989', 'Is one of those that everybody tries first'],
    ['Welkom123', 'Is one of those that everybody tries first'],
    ['welkom2026', 'Is one of those that everybody tries first'],
    ['Wachtwoord1', 'Is one of those that everybody tries first'],
    ['Zomer2031!', 'Is one of those that everybody tries first'],
    ['oktober_24', 'Is one of those that everybody tries first'],
    ['PassWord1', 'Is one of those that everybody tries first'],
  ])('the password %j is refused', (typed, reason) => {
    expect(parsePassword(typed)).toEqual(E.left(reason))
  })
})
