import { describe, expect, it } from 'vitest'
import { loginViewModel, emptyLoginFormState } from '../../../../src/ui/screens/login/view-model'

describe('loginViewModel', () => {
  it('an empty form has no errors', () => {
    expect(loginViewModel(emptyLoginFormState)).toEqual({
      username: { value: '', error: undefined },
      password: { value: '', error: undefined },
      isBusy: false,
    })
  })

  it('each empty validated field has an error', () => {
    const viewModel = loginViewModel({ ...emptyLoginFormState, validated: ['username', 'password'] })
    expect([viewModel.username.error, viewModel.password.error]).toEqual(['Enter your username', 'Enter your password'])
  })

  it('a filled validated field has no error', () => {
    const viewModel = loginViewModel({
      ...emptyLoginFormState,
      username: 'm.visser',
      validated: ['username', 'password'],
    })
    expect([viewModel.username.error, viewModel.password.error]).toEqual([undefined, 'Enter your password'])
  })

  it('a blank username counts as missing and is shown as typed', () => {
    expect(loginViewModel({ ...emptyLoginFormState, username: '  ', validated: ['username'] }).username).toEqual({
      value: '  ',
      error: 'Enter your username',
    })
  })
})
