import type { UseCase } from './use-case'

export const accountCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the keys of the account',
    callName: 'load keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.listKeys(new AbortController().signal),
  },
  {
    name: 'make a key for a program',
    callName: 'make a key',
    situation: 'Other failures',
    run: ({ app }) => app.account.createProgramKey('Warehouse'),
  },
  {
    name: 'change the password',
    callName: 'change the password',
    situation: 'Other failures',
    run: ({ app }) => app.account.changePassword({ current: 'a password', password: 'battery staple' }),
  },
  {
    name: 'end a session',
    callName: 'end keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.endKey('key_other'),
  },
  {
    name: 'read a link to choose a password',
    callName: 'read a password link',
    situation: 'Other failures',
    run: ({ app }) => app.account.readLink('a link', new AbortController().signal),
  },
  {
    name: 'choose a password by a link',
    callName: 'choose a password',
    situation: 'Other failures',
    run: ({ app }) => app.account.choosePassword('a link', 'battery staple'),
  },
  {
    name: 'ask where to sign in by a service',
    callName: 'sign in by a service',
    situation: 'Other failures',
    run: ({ app }) => app.account.signInByService(),
  },
  {
    name: 'load the users of the organisation',
    callName: 'load users',
    situation: 'Other failures',
    run: ({ app }) => app.administration.listUsers(new AbortController().signal),
  },
  {
    name: 'invite a user',
    callName: 'invite a user',
    situation: 'Other failures',
    run: ({ app }) => app.administration.inviteUser({ username: 'piet', role: 'dispatcher' }),
  },
  {
    name: 'change a user',
    callName: 'change a user',
    situation: 'Other failures',
    run: ({ app }) => app.administration.changeUser('7', { role: 'dispatcher' }),
  },
  {
    name: 'make a link to choose a password',
    callName: 'make a password link',
    situation: 'Other failures',
    run: ({ app }) => app.administration.createPasswordLink('7'),
  },
  {
    name: 'load the audit trail',
    callName: 'load the audit trail',
    situation: 'Other failures',
    run: ({ app }) => app.administration.readAudit({}, new AbortController().signal),
  },
  {
    name: 'download the audit trail',
    callName: 'load the audit trail',
    situation: 'Other failures',
    run: ({ app }) => app.administration.downloadAudit({}),
  },
  {
    name: 'end all other sessions',
    callName: 'end keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.endOtherSessions(),
  },
]
