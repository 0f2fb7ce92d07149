import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { dateTimeLabel } from '../../../domain/calendar'
import { failureMessageOf } from '../../../domain/failure'
import { userRoles, type PasswordLink, type UserRole } from '../../../domain/user'
import { useApp } from '../../app-facade'
import { Button, CopyButton, Failure, Field, SelectField, SubmitButton } from '../../components'
import { roleLabels } from './view-model'

type InviteFormProps = {
  readonly onInvited: (link: PasswordLink) => void
  readonly onCancel: () => void
}

const roleChoices = userRoles.map((role) => ({ value: role, label: roleLabels[role] }))

export const InviteForm = ({ onInvited, onCancel }: InviteFormProps) => {
  const { administration } = useApp()
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<UserRole>('dispatcher')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (): Promise<void> => {
    if (isBusy) return
    if (username.trim() === '') {
      setError('Username is missing')
      input.current?.focus()
      return
    }
    setBusy(true)
    setFailure(undefined)
    const answer = await administration.inviteUser({ username: username.trim(), role })
    setBusy(false)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    onInvited(answer.right)
  }

  return (
    <form
      noValidate
      className="rr-box rr-invite"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        label="Username"
        name="username"
        value={username}
        error={error}
        readOnly={isBusy}
        ref={input}
        onChange={(text) => {
          setUsername(text)
          setError(undefined)
        }}
      />
      <SelectField
        label="Role"
        name="role"
        choices={roleChoices}
        value={role}
        help="An administrator has this page and the audit trail besides."
        onChoose={(value) => setRole(value === 'administrator' ? value : 'dispatcher')}
      />
      <Failure message={failure} />
      <div className="rr-actions">
        <SubmitButton className="button is-primary" label="Make a link" busy={isBusy} />
        <Button label="Cancel" onPress={onCancel} />
      </div>
    </form>
  )
}

/** The part after # is sent to no server, so no log has it. */
const addressOf = (link: string): string => `${location.origin}/set-password#${link}`

/** The focus goes to the link, because it is shown only now. */
export const MadeLink = ({ made: { user, link, endsAt } }: { readonly made: PasswordLink }) => {
  const { copyText } = useApp()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="rr-made-link">
      <Field
        label={`Link for ${user.username}`}
        name="madeLink"
        value={addressOf(link)}
        required={false}
        readOnly
        ref={input}
        help={`Send it to ${user.username}: it works once, until ${dateTimeLabel(endsAt) ?? endsAt}, and is not shown again.`}
      />
      <CopyButton label="Copy" onCopy={() => copyText(addressOf(link))} />
    </div>
  )
}
