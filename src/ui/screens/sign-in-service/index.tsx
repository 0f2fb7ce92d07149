import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureMessageOf } from '../../../domain/failure'
import { capitalise } from '../../../domain/text'
import { useApp } from '../../app-facade'
import { ButtonLink, EmptyState, errorIcon, Failure, LoadingMessage } from '../../components'

/** Where a sign-in service sends a user back to. */
export default function SignedIn() {
  const { account } = useApp()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const isBegun = useRef(false)

  useEffect(() => {
    // React may run an effect twice, and an answer can be used only once.
    if (isBegun.current) return
    isBegun.current = true
    void (async () => {
      const result = await account.finishSignIn()
      if (E.isLeft(result)) setFailure(capitalise(failureMessageOf(result.left)))
      else await navigate('/', { replace: true })
    })()
  }, [account, navigate])

  return (
    <div className="rr-login">
      <title>Login · Rondrit</title>
      <h1 className="rr-login-title">Login</h1>
      {failure === undefined ? (
        <LoadingMessage message="Signing in" />
      ) : (
        <>
          <EmptyState icon={errorIcon} message={failure} />
          <div className="rr-actions">
            <ButtonLink label="Login" variant="primary" to="/login" />
          </div>
        </>
      )}
    </div>
  )
}

/** The button to sign in by a service, where the server has one. */
export const SignInByService = () => {
  const { account, config } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (config.openIdName === undefined) return null

  const goToService = async (): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    const result = await account.signInByService()
    if (E.isRight(result)) return
    setIsBusy(false)
    setFailure(capitalise(failureMessageOf(result.left)))
  }

  return (
    <div className="rr-login-service">
      <button
        type="button"
        className="button is-fullwidth"
        disabled={isBusy}
        // An empty field that loses the focus shows an error, which would push the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void goToService()}
      >
        Login with {config.openIdName}
      </button>
      <Failure message={failure} />
    </div>
  )
}
