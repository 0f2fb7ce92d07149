import { describe, expect, it } from 'vitest'
import { emptyLoginFormState } from '../../../../src/ui/screens/login/login-form-state'
import { loginViewModel } from '../../../../src/ui/screens/login/view-model'

describe('the login screen', () => {
  it('begins without errors', () => {
    expect(loginViewModel(emptyLoginFormState)).toEqual({
      username: { value: '', error: undefined },
      password: { value: '', error: undefined },
      busy: false,
    })
  })

  it('says at each judged field what is missing', () => {
    const shown = loginViewModel({ ...emptyLoginFormState, validated: ['username', 'password'] })
    expect([shown.username.error, shown.password.error]).toEqual(['Enter your username', 'Enter your password'])
  })

  it('has no error at a judged field that is right', () => {
    const shown = loginViewModel({ ...emptyLoginFormState, username: 'm.visser', validated: ['username', 'password'] })
    expect([shown.username.error, shown.password.error]).toEqual([undefined, 'Enter your password'])
  })

  it('takes a blank name for none, and shows it as it was typed', () => {
    expect(loginViewModel({ ...emptyLoginFormState, username: '  ', validated: ['username'] }).username).toEqual({
      value: '  ',
      error: 'Enter your username',
    })
  })
})
