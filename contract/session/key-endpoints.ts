import type { PasswordChange } from '../../src/domain/password'
import type { AccountKey, ProgramKey } from '../../src/domain/session'
import { maxLengths } from '../../src/domain/parse'
import {
  anyTextCodec,
  booleanCodec,
  dateTimeCodec,
  enumCodec,
  idCodec,
  listCodec,
  optionalField,
  record,
  requiredField,
  textCodec,
} from '../codec'
import { passwordCodec } from './session-endpoints'
import { defineEndpoint, emptyAnswer, endpointDefaults, jsonAnswer, jsonBody } from '../endpoint'

/** The id of a key is the hash by which it is stored, after this. */
export const KEY_ID_PREFIX = 'key_'

const keyCodec = record<AccountKey>('Key', {
  id: requiredField('id', idCodec(`${KEY_ID_PREFIX}5UfC1m0J9nq2`)),
  kind: requiredField('kind', enumCodec(['session', 'program'], 'session')),
  name: requiredField('name', anyTextCodec('Firefox on Windows')),
  madeAt: optionalField('made_at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
  lastUsedAt: optionalField('last_used_at', dateTimeCodec('2026-11-24T16:02:00.000Z')),
  address: optionalField('address', anyTextCodec('192.0.2.7')),
  isCurrent: requiredField('current', booleanCodec(true)),
})

const programKeyCodec = record<ProgramKey>('ProgramKey', {
  apiKey: requiredField('api_key', anyTextCodec('org_7f3a.5UfC1m0J9nq2')),
  key: requiredField('key', keyCodec),
})

const keysPath = '/delivery/v2/keys'
const keyEndpoint = { ...endpointDefaults, group: 'Session', allowsProgramKeys: false } as const

export const listKeys = defineEndpoint({
  ...keyEndpoint,
  name: 'listKeys',
  method: 'GET',
  path: keysPath,
  summary: 'List the sessions of the user and the keys for programs, used last first',
  answer: jsonAnswer(listCodec(keyCodec)),
})

export const createProgramKey = defineEndpoint({
  ...keyEndpoint,
  name: 'createProgramKey',
  method: 'POST',
  path: keysPath,
  summary: 'Make a key for a program, which is valid until it is ended here; it is shown only now',
  body: jsonBody(
    record<{ readonly name: string }>('ProgramKeyName', {
      name: requiredField('name', textCodec('Warehouse', maxLengths.name), 'Name'),
    }),
  ),
  answer: jsonAnswer(programKeyCodec, 201),
  answersSecret: true,
  refusals: ['name_taken', 'too_many_keys'],
})

export const endKey = defineEndpoint({
  ...keyEndpoint,
  name: 'endKey',
  method: 'DELETE',
  path: `${keysPath}/{keyId}`,
  summary: 'End a session of the user, or a key for a program',
  parameters: record<{ readonly keyId: string }>('Key of the user', {
    keyId: requiredField('keyId', idCodec(`${KEY_ID_PREFIX}5UfC1m0J9nq2`)),
  }),
  answer: emptyAnswer,
  refusals: ['not_found'],
})

export const changePassword = defineEndpoint({
  ...keyEndpoint,
  name: 'changePassword',
  method: 'PUT',
  path: '/delivery/v2/account/password',
  summary: 'Change the password of the user, which ends all other sessions',
  body: jsonBody(
    record<PasswordChange>('PasswordChange', {
      current: requiredField('current', passwordCodec, 'Current password'),
      password: requiredField('new', passwordCodec, 'New password'),
    }),
  ),
  answer: emptyAnswer,
  refusals: ['wrong_password', 'too_many_attempts'],
})

export const endOtherSessions = defineEndpoint({
  ...keyEndpoint,
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/delivery/v2/sessions/others',
  summary: 'End all sessions of the user but this one; keys for programs stay valid',
  answer: emptyAnswer,
})
