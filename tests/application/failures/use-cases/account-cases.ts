import type { UseCase } from './use-case'

export const accountCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the keys of the account',
    attemptName: 'load keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.listKeys(new AbortController().signal),
  },
  {
    name: 'make a key for a program',
    attemptName: 'make a key',
    situation: 'Other failures',
    run: ({ app }) => app.account.createProgramKey('Warehouse'),
  },
  {
    name: 'change the password',
    attemptName: 'change the password',
    situation: 'Other failures',
    run: ({ app }) => app.account.changePassword({ current: 'a password', password: 'battery staple' }),
  },
  {
    name: 'end a session',
    attemptName: 'end keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.endKey('key_other'),
  },
  {
    name: 'end all other sessions',
    attemptName: 'end keys',
    situation: 'Other failures',
    run: ({ app }) => app.account.endOtherSessions(),
  },
]
