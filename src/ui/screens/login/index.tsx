import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { credentialsOf } from '../../../domain/session'
import { useAuth } from '../../auth'
import { emptyLoginFormState, loginFormReducer } from './login-form-state'
import { loginViewModel } from './view-model'
import { LoginScreen } from './login-screen'

export default function Login() {
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
    if (state.busy) return
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
    />
  )
}
