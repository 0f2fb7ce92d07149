import { useState } from 'react'
import { useApp } from '../../app-facade'
import {
  Button,
  Failure,
  Field,
  Form,
  newPasswordError,
  NewPasswordField,
  SubmitButton,
  useCheckedText,
  useSubmit,
} from '../../components'

type PasswordSectionProps = { readonly onChanged: () => void }

/** The password of the user: a button, until it is pressed. */
export const PasswordSection = ({ onChanged }: PasswordSectionProps) => {
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed')
  return (
    <section aria-labelledby="password">
      <h2 className="rr-section-title" id="password">
        Password
      </h2>
      {state === 'open' ? (
        <PasswordForm
          onChanged={() => {
            setState('changed')
            onChanged()
          }}
        />
      ) : (
        <Button label="Change password" variant="small" onPress={() => setState('open')} />
      )}
      <p role="status" className="rr-muted rr-key-note">
        {state === 'changed' ? 'Your password is changed. All other sessions have ended.' : null}
      </p>
    </section>
  )
}

const PasswordForm = ({ onChanged }: PasswordSectionProps) => {
  const { account, session } = useApp()
  const current = useCheckedText((text) => (text === '' ? 'Current password is missing' : undefined))
  const password = useCheckedText(newPasswordError)
  const { isBusy, failure, submit } = useSubmit({
    texts: [current, password],
    send: () => account.changePassword({ current: current.value, password: password.value }),
    onSent: onChanged,
  })
  return (
    <Form
      onSubmit={submit}
      failure={<Failure message={failure} />}
      buttons={<SubmitButton className="button is-primary" label="Change password" busy={isBusy} />}
    >
      {/* For a password manager, which stores the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={session.user?.username ?? ''} readOnly hidden />
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        {...current.fieldProps}
        readOnly={isBusy}
      />
      <NewPasswordField password={password} isBusy={isBusy} />
    </Form>
  )
}
