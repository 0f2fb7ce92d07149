import type { Ref } from 'react'
import type { CredentialsField } from '../../../domain/session'
import { SubmitButton, Field } from '../../components'
import type { LoginViewModel } from './view-model'
import './login.css'

export type LoginActions = {
  readonly change: (field: CredentialsField, text: string) => void
  readonly blur: (field: CredentialsField) => void
  readonly submit: () => void
}

type LoginScreenProps = {
  readonly viewModel: LoginViewModel
  readonly actions: LoginActions
  readonly inputs: Readonly<Record<CredentialsField, Ref<HTMLInputElement>>>
}

/** §2 */
export const LoginScreen = ({ viewModel, actions, inputs }: LoginScreenProps) => {
  const fieldProps = (name: CredentialsField) => ({
    ...viewModel[name],
    name,
    ref: inputs[name],
    readOnly: viewModel.busy,
    onChange: (text: string) => actions.change(name, text),
    onBlur: () => actions.blur(name),
  })
  return (
    <div className="rr-login">
      <title>Login · Rondrit</title>
      <h1 className="rr-login-title">Please login</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actions.submit()
        }}
      >
        <Field label="Username" type="text" autoComplete="username" {...fieldProps('username')} />
        <Field label="Password" type="password" autoComplete="current-password" {...fieldProps('password')} />
        <SubmitButton className="button is-primary is-fullwidth rr-login-button" label="Login" busy={viewModel.busy} />
      </form>
    </div>
  )
}
