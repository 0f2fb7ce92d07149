import * as E from 'fp-ts/Either'
import { credentialsOf, type CredentialsField } from '../../../domain/session'

export type LoginFormState = {
  readonly username: string
  readonly password: string
  /** the fields that were left or submitted, and not changed since: only their errors show */
  readonly validated: ReadonlyArray<CredentialsField>
  readonly isBusy: boolean
}

export type LoginFormEvent =
  | { readonly kind: 'changed'; readonly field: CredentialsField; readonly text: string }
  | { readonly kind: 'blurred'; readonly field: CredentialsField }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }

export const emptyLoginFormState: LoginFormState = { username: '', password: '', validated: [], isBusy: false }

/** §5: on failure the password is cleared. */
export const loginFormReducer = (state: LoginFormState, event: LoginFormEvent): LoginFormState => {
  switch (event.kind) {
    case 'changed':
      return { ...state, [event.field]: event.text, validated: withoutField(state.validated, event.field) }
    case 'blurred':
      return { ...state, validated: [...withoutField(state.validated, event.field), event.field] }
    case 'incomplete':
      return { ...state, validated: ['username', 'password'] }
    case 'sent':
      return { ...state, validated: [], isBusy: true }
    case 'failed':
      return { ...state, password: '', validated: [], isBusy: false }
  }
}

const withoutField = (validated: LoginFormState['validated'], field: CredentialsField) =>
  validated.filter((other) => other !== field)

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
