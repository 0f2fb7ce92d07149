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

/** What a browser keeps while its user is at a sign-in service, so that nobody else's answer is taken. */
export type OpenIdSecrets = { readonly verifier: string; readonly state: string; readonly nonce: string }

/** `address`: where the browser goes to sign in. */
export type OpenIdRequest = { readonly address: string; readonly secrets: OpenIdSecrets }

/** `address`: the one at which the browser came back from the service. */
export type OpenIdAnswer = { readonly address: string; readonly secrets: OpenIdSecrets }

export type PasswordChange = { readonly current: string; readonly password: string }

/** Of a new password. */
export const MIN_PASSWORD_LENGTH = 8

/** An emoji counts as one character. */
export const isPasswordTooShort = (password: string): boolean => Array.from(password).length < MIN_PASSWORD_LENGTH
