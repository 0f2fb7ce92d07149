import { describe, expect, it } from 'vitest'
import {
  emptyLoginFormState,
  loginFormReducer,
  type LoginFormEvent,
  type LoginFormState,
} from '../../../../src/ui/screens/login/login-form-state'

const after = (...events: ReadonlyArray<LoginFormEvent>): LoginFormState =>
  events.reduce(loginFormReducer, emptyLoginFormState)

const typed = (field: 'username' | 'password', text: string): LoginFormEvent => ({ kind: 'typed', field, text })

describe('the login form', () => {
  it('keeps what is typed', () => {
    expect(after(typed('username', 'm.visser'), typed('password', 'geheim'))).toEqual({
      username: 'm.visser',
      password: 'geheim',
      validated: [],
      busy: false,
    })
  })

  it('judges a field that is left, once', () => {
    expect(after({ kind: 'left', field: 'username' }, { kind: 'left', field: 'username' }).validated).toEqual([
      'username',
    ])
  })

  it('judges both when it is submitted incomplete', () => {
    expect(after({ kind: 'left', field: 'password' }, { kind: 'incomplete' }).validated).toEqual([
      'username',
      'password',
    ])
  })

  it('judges a field no more while it is typed in', () => {
    expect(after({ kind: 'incomplete' }, typed('username', 'm')).validated).toEqual(['password'])
  })

  it('is busy from sending to failing', () => {
    const sent = after(typed('username', 'm.visser'), typed('password', 'fout'), { kind: 'sent' })
    expect(sent.busy).toBe(true)
    expect(loginFormReducer(sent, { kind: 'failed' }).busy).toBe(false)
  })

  it('clears the password on failure, keeps the name and judges neither (§5)', () => {
    const failed = after(
      typed('username', 'm.visser'),
      typed('password', 'fout'),
      { kind: 'left', field: 'password' },
      { kind: 'sent' },
      { kind: 'failed' },
    )
    expect(failed).toEqual({ username: 'm.visser', password: '', validated: [], busy: false })
  })
})
