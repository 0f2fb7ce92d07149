import { emptyAnswer, jsonAnswer, defineEndpoint, jsonBody, endpointDefaults } from '../endpoint'
import { userCodec } from './user-codec'
import * as E from 'fp-ts/Either'
import type { Credentials } from '../../src/domain/session'
import { text, type Parser } from '../../src/domain/parse'
import { requiredField, record, scalarCodec, textCodec } from '../codec'

const MAX_PASSWORD_LENGTH = 1_000

/** A password keeps its leading and trailing spaces. */
const parsePassword: Parser<string> = (value) =>
  value === '' ? E.left('Has no text') : text(MAX_PASSWORD_LENGTH)(value)

export const passwordCodec = scalarCodec(
  parsePassword,
  { type: 'string', minLength: 1, maxLength: MAX_PASSWORD_LENGTH },
  'geheim & lang',
)

const credentialsCodec = record<Credentials>('Credentials', {
  username: requiredField('username', textCodec('m.visser'), 'Username'),
  password: requiredField('password', passwordCodec, 'Password'),
})

/** §7: needs no API key, because the answer returns one. */
export const logIn = defineEndpoint({
  ...endpointDefaults,
  name: 'logIn',
  method: 'POST',
  path: '/delivery/v1/users/login',
  summary: 'Log in with name and password, for a key',
  group: 'Session',
  needsKey: false,
  body: jsonBody(credentialsCodec),
  answer: jsonAnswer(userCodec),
  refusals: ['wrong_credentials', 'too_many_attempts'],
})

export const logOut = defineEndpoint({
  ...endpointDefaults,
  name: 'logOut',
  method: 'DELETE',
  path: '/delivery/v2/sessions/current',
  summary: 'Log out: the key of this request ends',
  group: 'Session',
  allowsProgramKeys: false,
  answer: emptyAnswer,
})
