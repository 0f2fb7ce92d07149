import type { OpenIdAnswer, OpenIdRequest, OpenIdSecrets } from '../../src/domain/session'
import { anyTextCodec, record, requiredField, textCodec } from '../codec'
import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody } from '../endpoint'
import { userCodec } from './user-codec'

const MAX_ADDRESS_LENGTH = 8_000

const openIdEndpoint = { ...endpointDefaults, group: 'Session', method: 'POST', needsKey: false } as const

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
  refusals: ['not_found', 'open_id_refused', 'too_many_attempts', 'open_id_unavailable'],
})
