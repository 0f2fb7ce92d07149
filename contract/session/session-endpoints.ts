import { jsonAnswer, defineEndpoint, jsonBody, endpointDefaults } from '../endpoint'
import { credentialsCodec } from './credentials-codec'
import { userCodec } from './user-codec'

/** §7: needs no key, since its answer gives one. */
export const logIn = defineEndpoint({
  ...endpointDefaults,
  name: 'logIn',
  method: 'POST',
  path: '/delivery/v1/users/login',
  summary: 'Log in with name and password, for a key',
  group: 'Session',
  access: 'open',
  body: jsonBody(credentialsCodec),
  answer: jsonAnswer(userCodec),
  refusals: ['wrong_credentials', 'too_many_attempts'],
})
