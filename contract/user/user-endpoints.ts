import { maxLengths } from '../../src/domain/parse'
import {
  userRoles,
  userStates,
  type OrganisationUser,
  type PasswordLink,
  type UserChange,
  type UserInvitation,
  type LinkedUser,
} from '../../src/domain/user'
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
import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody, emptyAnswer } from '../endpoint'
import { passwordCodec } from '../session/session-endpoints'

const linkSecretExample = 'org_7f3a.5UfC1m0J9nq2Vw8xKc4Rb7Yt3Ls6Hd1Ge0Pz9Aq2Xf5Wm'

export const roleCodec = enumCodec(userRoles, 'dispatcher')

const organisationUserCodec = record<OrganisationUser>('OrganisationUser', {
  id: requiredField('id', idCodec('usr_42')),
  username: requiredField('username', anyTextCodec('m.visser')),
  role: requiredField('role', roleCodec),
  state: requiredField('state', enumCodec(userStates, 'active')),
  createdAt: requiredField('created_at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
})

const passwordLinkCodec = record<PasswordLink>('PasswordLink', {
  user: requiredField('user', organisationUserCodec),
  linkSecret: requiredField('link', anyTextCodec(linkSecretExample)),
  endsAt: requiredField('ends_at', dateTimeCodec('2026-11-26T08:14:00.000Z')),
})

const usersPath = '/delivery/v2/users'

const userEndpoint = {
  ...endpointDefaults,
  group: 'Administration',
  allowsProgramKeys: false,
  role: 'administrator',
} as const

const userParameters = record<{ readonly userId: string }>('User of the organisation', {
  userId: requiredField('userId', idCodec('usr_42')),
})

export const listUsers = defineEndpoint({
  ...userEndpoint,
  name: 'listUsers',
  method: 'GET',
  path: usersPath,
  summary: 'List the users of the organisation by name',
  answer: jsonAnswer(listCodec(organisationUserCodec)),
})

export const inviteUser = defineEndpoint({
  ...userEndpoint,
  name: 'inviteUser',
  method: 'POST',
  path: usersPath,
  summary: 'Add a user, who chooses a password by the link that is answered; it works once and is shown only now',
  body: jsonBody(
    record<UserInvitation>('UserInvitation', {
      username: requiredField('username', textCodec('m.visser', maxLengths.name), 'Username'),
      role: requiredField('role', roleCodec, 'Role'),
    }),
  ),
  answer: jsonAnswer(passwordLinkCodec, 201),
  answersSecret: true,
  refusals: ['name_taken', 'too_many_users'],
})

export const changeUser = defineEndpoint({
  ...userEndpoint,
  name: 'changeUser',
  method: 'PATCH',
  path: `${usersPath}/{userId}`,
  summary:
    'Change the role of a user, or whether the user may log in; a new role ends sessions, and disabling all keys',
  parameters: userParameters,
  body: jsonBody(
    record<UserChange>('UserChange', {
      role: optionalField('role', roleCodec),
      isDisabled: optionalField('disabled', booleanCodec(false)),
    }),
  ),
  answer: jsonAnswer(organisationUserCodec),
  refusals: ['not_found', 'last_administrator'],
})

export const createPasswordLink = defineEndpoint({
  ...userEndpoint,
  name: 'createPasswordLink',
  method: 'POST',
  path: `${usersPath}/{userId}/password-link`,
  summary: 'Make a link by which a user chooses a new password; it works once, and replaces the link before',
  parameters: userParameters,
  answer: jsonAnswer(passwordLinkCodec, 201),
  answersSecret: true,
  refusals: ['not_found', 'user_disabled'],
})

const linkEndpoint = { ...endpointDefaults, group: 'Session', method: 'POST', needsKey: false } as const

const linkSecretField = requiredField('link', textCodec(linkSecretExample), 'Link')

/** The secret goes into the body, so that no log of addresses has it. */
export const readPasswordLink = defineEndpoint({
  ...linkEndpoint,
  name: 'readPasswordLink',
  path: '/delivery/v2/password-links/read',
  summary: 'Read for whom a link to choose a password was made',
  body: jsonBody(record<{ readonly linkSecret: string }>('Link', { linkSecret: linkSecretField })),
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
    record<{ readonly linkSecret: string; readonly password: string }>('PasswordChoice', {
      linkSecret: linkSecretField,
      password: requiredField('password', passwordCodec, 'Password'),
    }),
  ),
  answer: emptyAnswer,
  refusals: ['link_ended', 'too_many_attempts'],
})
