import * as E from 'fp-ts/Either'
import type { Credentials } from '../../src/domain/session'
import { text, type Parser } from '../../src/domain/parse'
import { needed, record, value, words } from '../shape'

const LONGEST = 1_000

/** A password is taken as it is, with its spaces. */
const password: Parser<string> = (given) => (given === '' ? E.left('Has no text') : text(LONGEST)(given))

export const credentials = record<Credentials>('Credentials', {
  username: needed('username', words('m.visser'), 'Username'),
  password: needed(
    'password',
    value(password, { type: 'string', minLength: 1, maxLength: LONGEST }, 'geheim & lang'),
    'Password',
  ),
})
