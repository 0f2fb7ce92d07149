import type { CredentialsField } from '../../../domain/session'

export type LoginForm = {
  readonly username: string
  readonly password: string
  /** the fields that were left or submitted, and not touched since */
  readonly judged: ReadonlyArray<CredentialsField>
  readonly busy: boolean
}

export type LoginEvent =
  | { readonly kind: 'typed'; readonly field: CredentialsField; readonly text: string }
  | { readonly kind: 'left'; readonly field: CredentialsField }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }

export const emptyLoginForm: LoginForm = { username: '', password: '', judged: [], busy: false }

/** §5: on failure the password is cleared. */
export const loginForm = (form: LoginForm, event: LoginEvent): LoginForm => {
  switch (event.kind) {
    case 'typed':
      return { ...form, [event.field]: event.text, judged: without(form.judged, event.field) }
    case 'left':
      return { ...form, judged: [...without(form.judged, event.field), event.field] }
    case 'incomplete':
      return { ...form, judged: ['username', 'password'] }
    case 'sent':
      return { ...form, judged: [], busy: true }
    case 'failed':
      return { ...form, password: '', judged: [], busy: false }
  }
}

const without = (judged: LoginForm['judged'], field: CredentialsField) => judged.filter((other) => other !== field)
