import * as E from 'fp-ts/Either'

export type Credentials = { readonly username: string; readonly password: string }
export type CredentialsField = keyof Credentials

export type CredentialsRefusal = {
  readonly kind: 'credentials-refused'
  readonly missing: ReadonlyArray<CredentialsField>
}

/** §5: both are required. The name is trimmed; a password may have spaces. */
export const credentialsOf = (username: string, password: string): E.Either<CredentialsRefusal, Credentials> => {
  const credentials = { username: username.trim(), password }
  const missing = (['username', 'password'] as const).filter((field) => credentials[field] === '')
  return missing.length === 0 ? E.right(credentials) : E.left({ kind: 'credentials-refused', missing })
}

export type PasswordChange = { readonly current: string; readonly password: string }

/** Of a new password. */
export const MIN_PASSWORD_LENGTH = 8

/** An emoji counts as one character. */
export const isPasswordTooShort = (password: string): boolean => Array.from(password).length < MIN_PASSWORD_LENGTH
