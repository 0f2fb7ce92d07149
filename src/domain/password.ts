/** Responsible for the length of a new password; the server also refuses common ones. */
export type PasswordChange = { readonly current: string; readonly password: string }

export const MIN_PASSWORD_LENGTH = 8

/** An emoji counts as one character. */
export const isPasswordTooShort = (password: string): boolean => Array.from(password).length < MIN_PASSWORD_LENGTH
