import type { LinkedUser } from '../../src/domain/user'
import { anyTextCodec, booleanCodec, dateTimeCodec, record, requiredField, textCodec } from '../codec'
import { defineEndpoint, emptyAnswer, endpointDefaults, jsonAnswer, jsonBody } from '../endpoint'
import { passwordCodec } from '../session/session-endpoints'
import { linkExample } from './user-endpoints'

const linkEndpoint = { ...endpointDefaults, group: 'Session', method: 'POST', needsKey: false } as const

const linkField = requiredField('link', textCodec(linkExample), 'Link')

/** The link goes into the body, so that no log of addresses has it. */
export const readPasswordLink = defineEndpoint({
  ...linkEndpoint,
  name: 'readPasswordLink',
  path: '/delivery/v2/password-links/read',
  summary: 'Read for whom a link to choose a password was made',
  body: jsonBody(record<{ readonly link: string }>('Link', { link: linkField })),
  answer: jsonAnswer(
    record<LinkedUser>('LinkedUser', {
      username: requiredField('username', anyTextCodec('m.visser')),
      organisationName: requiredField('organisation_name', anyTextCodec('Visser Bezorgt')),
      isInvited: requiredField('invited', booleanCodec(true)),
      endsAt: requiredField('ends_at', dateTimeCodec('2026-11-26T08:14:00.000Z')),
    }),
  ),
  refusals: ['link_ended'],
})

export const choosePassword = defineEndpoint({
  ...linkEndpoint,
  name: 'choosePassword',
  path: '/delivery/v2/password-links/use',
  summary: 'Choose a password by a link, which then has ended, as have all sessions of the user',
  body: jsonBody(
    record<{ readonly link: string; readonly password: string }>('PasswordChoice', {
      link: linkField,
      password: requiredField('password', passwordCodec, 'Password'),
    }),
  ),
  answer: emptyAnswer,
  refusals: ['link_ended', 'too_many_attempts'],
})
