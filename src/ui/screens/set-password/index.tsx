import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dateTimeLabel } from '../../../domain/calendar'
import { failureMessageOf } from '../../../domain/failure'
import type { LinkedUser } from '../../../domain/user'
import { useApp } from '../../app-facade'
import {
  ButtonLink,
  EmptyState,
  errorIcon,
  Failure,
  Field,
  Form,
  LoadingMessage,
  newPasswordError,
  NewPasswordField,
  SubmitButton,
  useCheckedText,
  useSubmit,
} from '../../components'

import './set-password.css'

type LinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ended'; readonly reason: string }
  | { readonly kind: 'known'; readonly user: LinkedUser }
  | { readonly kind: 'chosen' }

/** Where a user who was sent a link chooses a password. */
export default function SetPassword() {
  const { account } = useApp()
  const linkSecret = useLocation().hash.slice(1)
  const [state, setState] = useState<LinkState>({ kind: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    void (async () => {
      const answer = await account.readLink(linkSecret, controller.signal)
      if (controller.signal.aborted) return
      setState(
        E.isRight(answer)
          ? { kind: 'known', user: answer.right }
          : { kind: 'ended', reason: failureMessageOf(answer.left) },
      )
    })()
    return () => controller.abort()
  }, [account, linkSecret])

  return (
    <div className="rr-login">
      <title>Choose a password · Rondrit</title>
      <h1 className="rr-login-title">Choose a password</h1>
      {state.kind === 'loading' ? <LoadingMessage message="Reading the link" /> : null}
      {state.kind === 'ended' ? <EmptyState icon={errorIcon} message={state.reason} /> : null}
      {state.kind === 'known' ? (
        <>
          <p className="rr-muted rr-link-note">
            {state.user.isInvited
              ? `${state.user.organisationName} has invited you to Rondrit.`
              : `For your account at ${state.user.organisationName}.`}{' '}
            This link works once, until {dateTimeLabel(state.user.endsAt) ?? state.user.endsAt}.
          </p>
          <ChoosePasswordForm linkSecret={linkSecret} user={state.user} onChosen={() => setState({ kind: 'chosen' })} />
        </>
      ) : null}
      {state.kind === 'chosen' ? (
        <div role="status">
          <p>Your password is set.</p>
          <div className="rr-actions">
            <ButtonLink label="Login" variant="primary" to="/login" />
          </div>
        </div>
      ) : null}
    </div>
  )
}

type ChoosePasswordFormProps = {
  readonly linkSecret: string
  readonly user: LinkedUser
  readonly onChosen: () => void
}

const ChoosePasswordForm = ({ linkSecret, user, onChosen }: ChoosePasswordFormProps) => {
  const { account } = useApp()
  const password = useCheckedText(newPasswordError)
  const { isBusy, failure, submit } = useSubmit({
    texts: [password],
    send: () => account.choosePassword(linkSecret, password.value),
    onSent: onChosen,
  })
  return (
    <Form
      onSubmit={submit}
      failure={<Failure message={failure} />}
      buttons={<SubmitButton className="button is-primary is-fullwidth" label="Set password" busy={isBusy} />}
    >
      <Field label="Username" name="username" autoComplete="username" value={user.username} required={false} readOnly />
      <NewPasswordField password={password} isBusy={isBusy} />
    </Form>
  )
}
