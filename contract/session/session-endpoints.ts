import { answer, call, json, plain } from '../endpoint'
import { credentials } from './credentials-codec'
import { user } from './user-codec'

/** §7: needs no key, since its answer gives one. */
export const logIn = call({
  ...plain,
  name: 'logIn',
  method: 'POST',
  path: '/delivery/v1/users/login',
  summary: 'Log in with name and password, for a key',
  group: 'Session',
  access: 'open',
  body: json(credentials),
  answer: answer(user),
  refusals: ['wrong_credentials', 'too_many_attempts'],
})
