import * as E from 'fp-ts/Either'
import type { Credentials } from '../../src/domain/session'
import { text, type Parser } from '../../src/domain/parse'
import { requiredField, record, valueCodec, textCodec } from '../shape'

const MAX_PASSWORD_LENGTH = 1_000

/** A password is taken as it is, with its spaces. */
const parsePassword: Parser<string> = (value) =>
  value === '' ? E.left('Has no text') : text(MAX_PASSWORD_LENGTH)(value)

export const credentialsCodec = record<Credentials>('Credentials', {
  username: requiredField('username', textCodec('m.visser'), 'Username'),
  password: requiredField(
    'password',
    valueCodec(parsePassword, { type: 'string', minLength: 1, maxLength: MAX_PASSWORD_LENGTH }, 'geheim & lang'),
    'Password',
  ),
})
