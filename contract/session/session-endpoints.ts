import * as E from 'fp-ts/Either'
import { emptyAnswer, jsonAnswer, defineEndpoint, jsonBody, endpointDefaults } from '../endpoint'
import { userCodec } from './user-codec'
import type { Credentials, OpenIdAnswer, OpenIdRequest, OpenIdSecrets } from '../../src/domain/session'
import { text, type Parser } from '../../src/domain/parse'
import { requiredField, record, scalarCodec, textCodec, anyTextCodec } from '../codec'

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

const MAX_ADDRESS_LENGTH = 8_000

const openIdEndpoint = { ...endpointDefaults, group: 'Session', method: 'POST', access: 'open' } as const

const secretsCodec = record<OpenIdSecrets>('OpenIdSecrets', {
  verifier: requiredField('verifier', textCodec('4ZkVsgGgvXO1eE3Yd7d2ZtJ1cTQbR8v0')),
  state: requiredField('state', textCodec('9kq0vZkq')),
  nonce: requiredField('nonce', textCodec('t3hS1fQe')),
})

export const requestOpenId = defineEndpoint({
  ...openIdEndpoint,
  name: 'requestOpenId',
  path: '/delivery/v2/open-id/request',
  summary: 'Where to sign in by OpenID Connect, if the server has a service for that',
  body: jsonBody(
    record<{ readonly returnAddress: string }>('OpenIdStart', {
      returnAddress: requiredField('return_address', textCodec('rondrit.example/signed-in', MAX_ADDRESS_LENGTH)),
    }),
  ),
  answer: jsonAnswer(
    record<OpenIdRequest>('OpenIdRequest', {
      address: requiredField('address', anyTextCodec('login.example/authorize?client_id=rondrit')),
      secrets: requiredField('secrets', secretsCodec),
    }),
  ),
  refusals: ['not_found', 'open_id_unavailable'],
})

export const logInByOpenId = defineEndpoint({
  ...openIdEndpoint,
  name: 'logInByOpenId',
  path: '/delivery/v2/open-id/log-in',
  summary: 'Log in with the answer of the sign-in service, for a key',
  body: jsonBody(
    record<OpenIdAnswer>('OpenIdAnswer', {
      address: requiredField(
        'address',
        textCodec('rondrit.example/signed-in?code=SplxlOBe&state=9kq0vZkq', MAX_ADDRESS_LENGTH),
      ),
      secrets: requiredField('secrets', secretsCodec),
    }),
  ),
  answer: jsonAnswer(userCodec),
  refusals: ['not_found', 'open_id_refused', 'open_id_unavailable'],
})
