import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { credentialsOf } from '../../../domain/session'
import { useDoor } from '../../auth'
import { emptyLoginForm, loginForm } from './login-form-state'
import { loginOnScreen } from './view-model'
import { LoginScreen } from './login-screen'

export default function Login() {
  const { logIn, logOut } = useDoor()
  const navigate = useNavigate()
  const [form, tell] = useReducer(loginForm, emptyLoginForm)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const inputs = { username, password }

  // §2: on entry it logs out any current session.
  useEffect(() => {
    void logOut()()
    username.current?.focus()
  }, [logOut])

  const submit = async (): Promise<void> => {
    if (form.busy) return
    const credentials = credentialsOf(form.username, form.password)
    if (E.isLeft(credentials)) {
      tell({ kind: 'incomplete' })
      const [first] = credentials.left.missing
      if (first !== undefined) inputs[first].current?.focus()
      return
    }
    tell({ kind: 'sent' })
    const result = await logIn(credentials.right)()
    // Replaced, for going back to this address would log out again.
    if (E.isRight(result) && O.isSome(result.right)) return navigate('/', { replace: true })
    tell({ kind: 'failed' })
    password.current?.focus()
  }

  return (
    <LoginScreen
      shown={loginOnScreen(form)}
      inputs={inputs}
      on={{
        type: (field, text) => tell({ kind: 'typed', field, text }),
        leave: (field) => tell({ kind: 'left', field }),
        submit: () => void submit(),
      }}
    />
  )
}
