import { isPasswordTooShort, MIN_PASSWORD_LENGTH } from '../../domain/password'
import { Field } from './field'
import type { CheckedText } from './use-submit'

type NewPasswordFieldProps = { readonly password: CheckedText; readonly isBusy: boolean }

export const NewPasswordField = ({ password, isBusy }: NewPasswordFieldProps) => (
  <Field
    label="New password"
    name="new"
    type="password"
    autoComplete="new-password"
    help={`At least ${MIN_PASSWORD_LENGTH} characters; a few words are easier to remember than signs.`}
    {...password.fieldProps}
    readOnly={isBusy}
  />
)

export const newPasswordError = (password: string): string | undefined =>
  isPasswordTooShort(password) ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : undefined
