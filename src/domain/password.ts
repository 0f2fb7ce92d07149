/** Responsible for the rules of a new password that the browser knows; the server knows common ones besides. */
export type PasswordChange = { readonly current: string; readonly password: string }

/** Of a new password. */
export const MIN_PASSWORD_LENGTH = 8

/** An emoji counts as one character. */
export const isPasswordTooShort = (password: string): boolean => Array.from(password).length < MIN_PASSWORD_LENGTH
