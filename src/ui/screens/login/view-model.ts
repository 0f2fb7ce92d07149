import * as E from 'fp-ts/Either'
import { credentialsOf, type CredentialsField } from '../../../domain/session'
import type { LoginForm } from './login-form-state'

type FieldOnScreen = { readonly value: string; readonly error: string | undefined }

export type LoginOnScreen = Readonly<Record<CredentialsField, FieldOnScreen>> & { readonly busy: boolean }

const errors: Readonly<Record<CredentialsField, string>> = {
  username: 'Enter your username',
  password: 'Enter your password',
}

export const loginOnScreen = (form: LoginForm): LoginOnScreen => {
  const credentials = credentialsOf(form.username, form.password)
  const missing = E.isLeft(credentials) ? credentials.left.missing : []
  const fieldOf = (field: CredentialsField): FieldOnScreen => ({
    value: form[field],
    error: missing.includes(field) && form.judged.includes(field) ? errors[field] : undefined,
  })
  return { username: fieldOf('username'), password: fieldOf('password'), busy: form.busy }
}
