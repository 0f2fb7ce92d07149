import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { failureMessageOf } from '../../../domain/failure'
import type { LinkedUser } from '../../../domain/user'
import { useApp } from '../../app-facade'
import { Failure, Field, SubmitButton } from '../../components'

type ChoosePasswordFormProps = {
  readonly link: string
  readonly user: LinkedUser
  readonly onChosen: () => void
}

const MIN_LENGTH = 8

export const ChoosePasswordForm = ({ link, user, onChosen }: ChoosePasswordFormProps) => {
  const { account } = useApp()
  const [password, setPassword] = useState('')
  const [showsError, setShowsError] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const error = password.length < MIN_LENGTH ? `Use at least ${MIN_LENGTH} characters` : undefined

  const submit = async (): Promise<void> => {
    if (isBusy) return
    setShowsError(true)
    if (error !== undefined) return input.current?.focus()
    setBusy(true)
    setFailure(undefined)
    const answer = await account.choosePassword(link, password)
    setBusy(false)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    onChosen()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label="Username" name="username" autoComplete="username" value={user.username} required={false} readOnly />
      <Field
        label="New password"
        name="new"
        type="password"
        autoComplete="new-password"
        help={`At least ${MIN_LENGTH} characters; a few words are easier to remember than signs.`}
        value={password}
        error={showsError ? error : undefined}
        readOnly={isBusy}
        ref={input}
        onChange={setPassword}
      />
      <Failure message={failure} />
      <SubmitButton className="button is-primary is-fullwidth" label="Set password" busy={isBusy} />
    </form>
  )
}
