import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { useEffect, useReducer, useRef, type ReactNode, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { credentialsOf, type CredentialsField } from '../../../domain/session'
import { useAuth } from '../../app-facade'
import { loginViewModel, emptyLoginFormState, loginFormReducer, type LoginViewModel } from './view-model'
import { SubmitButton, Field, FormElement } from '../../components'
import './login.css'

type LoginActions = {
  readonly change: (field: CredentialsField, text: string) => void
  readonly blur: (field: CredentialsField) => void
  readonly submit: () => void
}

type LoginScreenProps = {
  readonly viewModel: LoginViewModel
  readonly actions: LoginActions
  readonly inputs: Readonly<Record<CredentialsField, Ref<HTMLInputElement>>>
  readonly children: ReactNode
}

/** The log-in screen (§2). */
const LoginScreen = ({ viewModel, actions, inputs, children }: LoginScreenProps) => {
  const fieldProps = (name: CredentialsField) => ({
    ...viewModel[name],
    name,
    ref: inputs[name],
    readOnly: viewModel.isBusy,
    onChange: (text: string) => actions.change(name, text),
    onBlur: () => actions.blur(name),
  })
  return (
    <div className="rr-login">
      <title>Login · Rondrit</title>
      <h1 className="rr-login-title">Please login</h1>
      <FormElement onSubmit={actions.submit}>
        <Field label="Username" type="text" autoComplete="username" {...fieldProps('username')} />
        <Field label="Password" type="password" autoComplete="current-password" {...fieldProps('password')} />
        <SubmitButton
          className="button is-primary is-fullwidth rr-login-button"
          label="Login"
          busy={viewModel.isBusy}
        />
      </FormElement>
      {children}
    </div>
  )
}

/** `children`: other ways to log in. */
export default function Login({ children }: { readonly children?: ReactNode }) {
  const { logIn, logOut } = useAuth()
  const navigate = useNavigate()
  const [state, dispatch] = useReducer(loginFormReducer, emptyLoginFormState)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const inputs = { username, password }

  // §2: on entry it logs out any current session.
  useEffect(() => {
    void logOut()
    username.current?.focus()
  }, [logOut])

  const submit = async (): Promise<void> => {
    if (state.isBusy) return
    const credentials = credentialsOf(state.username, state.password)
    if (E.isLeft(credentials)) {
      dispatch({ kind: 'incomplete' })
      const [firstMissing] = credentials.left.missing
      if (firstMissing !== undefined) inputs[firstMissing].current?.focus()
      return
    }
    dispatch({ kind: 'sent' })
    const result = await logIn(credentials.right)
    // `replace`, because going back to /login would log out again.
    if (E.isRight(result) && O.isSome(result.right)) return navigate('/', { replace: true })
    dispatch({ kind: 'failed' })
    password.current?.focus()
  }

  return (
    <LoginScreen
      viewModel={loginViewModel(state)}
      inputs={inputs}
      actions={{
        change: (field, text) => dispatch({ kind: 'changed', field, text }),
        blur: (field) => dispatch({ kind: 'blurred', field }),
        submit: () => void submit(),
      }}
    >
      {children}
    </LoginScreen>
  )
}
