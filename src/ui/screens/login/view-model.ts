import * as E from 'fp-ts/Either'
import { credentialsOf, type CredentialsField } from '../../../domain/session'
import type { LoginFormState } from './login-form-state'

type FieldViewModel = { readonly value: string; readonly error: string | undefined }

export type LoginViewModel = Readonly<Record<CredentialsField, FieldViewModel>> & { readonly isBusy: boolean }

const errors: Readonly<Record<CredentialsField, string>> = {
  username: 'Enter your username',
  password: 'Enter your password',
}

export const loginViewModel = (state: LoginFormState): LoginViewModel => {
  const credentials = credentialsOf(state.username, state.password)
  const missing = E.isLeft(credentials) ? credentials.left.missing : []
  const fieldOf = (field: CredentialsField): FieldViewModel => ({
    value: state[field],
    error: missing.includes(field) && state.validated.includes(field) ? errors[field] : undefined,
  })
  return { username: fieldOf('username'), password: fieldOf('password'), isBusy: state.isBusy }
}
