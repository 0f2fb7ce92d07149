import { describe, expect, it } from 'vitest'
import {
  emptyLoginFormState,
  loginFormReducer,
  type LoginFormEvent,
  type LoginFormState,
} from '../../../../src/ui/screens/login/view-model'

const stateAfter = (...events: ReadonlyArray<LoginFormEvent>): LoginFormState =>
  events.reduce(loginFormReducer, emptyLoginFormState)

const changed = (field: 'username' | 'password', text: string): LoginFormEvent => ({ kind: 'changed', field, text })

describe('loginFormReducer', () => {
  it('changed fields hold the typed texts', () => {
    expect(stateAfter(changed('username', 'm.visser'), changed('password', 'geheim'))).toEqual({
      username: 'm.visser',
      password: 'geheim',
      validated: [],
      isBusy: false,
    })
  })

  it('a field that is left twice is validated once', () => {
    expect(
      stateAfter({ kind: 'blurred', field: 'username' }, { kind: 'blurred', field: 'username' }).validated,
    ).toEqual(['username'])
  })

  it('an incomplete submit validates both fields', () => {
    expect(stateAfter({ kind: 'blurred', field: 'password' }, { kind: 'incomplete' }).validated).toEqual([
      'username',
      'password',
    ])
  })

  it('a changed field is no longer validated', () => {
    expect(stateAfter({ kind: 'incomplete' }, changed('username', 'm')).validated).toEqual(['password'])
  })

  it('the form is busy from sending until the failure', () => {
    const sent = stateAfter(changed('username', 'm.visser'), changed('password', 'fout'), { kind: 'sent' })
    expect(sent.isBusy).toBe(true)
    expect(loginFormReducer(sent, { kind: 'failed' }).isBusy).toBe(false)
  })

  it('a failure clears the password, keeps the name, and validates neither (§5)', () => {
    const failed = stateAfter(
      changed('username', 'm.visser'),
      changed('password', 'fout'),
      { kind: 'blurred', field: 'password' },
      { kind: 'sent' },
      { kind: 'failed' },
    )
    expect(failed).toEqual({ username: 'm.visser', password: '', validated: [], isBusy: false })
  })
})
