import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { failureMessageOf } from '../../../domain/failure'
import { useApp } from '../../app-facade'
import { Button, Failure, Field, SubmitButton } from '../../components'

type PasswordFormProps = { readonly onChanged: () => void }

/** The password of the user: a button, until it is pressed. */
export const PasswordSection = ({ onChanged }: PasswordFormProps) => {
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

const MIN_LENGTH = 8

const PasswordForm = ({ onChanged }: PasswordFormProps) => {
  const { account, session } = useApp()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [showsErrors, setShowsErrors] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const currentInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  useEffect(() => currentInput.current?.focus(), [])
  const currentError = current === '' ? 'Current password is missing' : undefined
  const passwordError = password.length < MIN_LENGTH ? `Use at least ${MIN_LENGTH} characters` : undefined

  const submit = async (): Promise<void> => {
    if (isBusy) return
    setShowsErrors(true)
    if (currentError !== undefined) return currentInput.current?.focus()
    if (passwordError !== undefined) return passwordInput.current?.focus()
    setBusy(true)
    setFailure(undefined)
    const answer = await account.changePassword({ current, password })
    setBusy(false)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    onChanged()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {/* For a password manager, which stores the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={session.user?.username ?? ''} readOnly hidden />
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        value={current}
        error={showsErrors ? currentError : undefined}
        readOnly={isBusy}
        ref={currentInput}
        onChange={setCurrent}
      />
      <Field
        label="New password"
        name="new"
        type="password"
        autoComplete="new-password"
        help={`At least ${MIN_LENGTH} characters; a few words are easier to remember than signs.`}
        value={password}
        error={showsErrors ? passwordError : undefined}
        readOnly={isBusy}
        ref={passwordInput}
        onChange={setPassword}
      />
      <Failure message={failure} />
      <div className="rr-actions rr-password-foot">
        <SubmitButton className="button is-primary" label="Change password" busy={isBusy} />
      </div>
    </form>
  )
}
