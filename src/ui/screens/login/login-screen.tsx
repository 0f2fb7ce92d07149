import type { Ref } from 'react'
import type { CredentialsField } from '../../../domain/session'
import { BusyButton, Field } from '../../components'
import type { LoginOnScreen } from './view-model'
import './login.css'

export type LoginActions = {
  readonly type: (field: CredentialsField, text: string) => void
  readonly leave: (field: CredentialsField) => void
  readonly submit: () => void
}

type LoginScreenProps = {
  readonly shown: LoginOnScreen
  readonly on: LoginActions
  readonly inputs: Readonly<Record<CredentialsField, Ref<HTMLInputElement>>>
}

/** §2 */
export const LoginScreen = ({ shown, on, inputs }: LoginScreenProps) => {
  const field = (name: CredentialsField) => ({
    ...shown[name],
    name,
    ref: inputs[name],
    readOnly: shown.busy,
    onType: (text: string) => on.type(name, text),
    onLeave: () => on.leave(name),
  })
  return (
    <div className="rr-login">
      <title>Login · Rondrit</title>
      <h1 className="rr-login-title">Please login</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          on.submit()
        }}
      >
        <Field label="Username" type="text" autoComplete="username" {...field('username')} />
        <Field label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <BusyButton className="button is-primary is-fullwidth rr-login-button" label="Login" busy={shown.busy} />
      </form>
    </div>
  )
}
