import { useState } from 'react'
import { oneOfOrUndefined } from '../../../domain/parse'
import { userRoles, type PasswordLink, type UserRole } from '../../../domain/user'
import { useApp } from '../../app-facade'
import {
  Button,
  errorIfBlank,
  Failure,
  Field,
  Form,
  SelectField,
  SubmitButton,
  useCheckedText,
  useSubmit,
} from '../../components'
import { roleLabels } from './view-model'

type InviteFormProps = {
  readonly onInvited: (link: PasswordLink) => void
  readonly onCancel: () => void
}

const parseRole = oneOfOrUndefined(...userRoles)

const roleChoices = userRoles.map((role) => ({ value: role, label: roleLabels[role] }))

export const InviteForm = ({ onInvited, onCancel }: InviteFormProps) => {
  const { administration } = useApp()
  const username = useCheckedText(errorIfBlank('Username is missing'))
  const [role, setRole] = useState<UserRole>('dispatcher')
  const { isBusy, failure, submit } = useSubmit({
    texts: [username],
    send: () => administration.inviteUser({ username: username.value.trim(), role }),
    onSent: onInvited,
  })
  return (
    <div className="rr-box">
      <Form
        onSubmit={submit}
        failure={<Failure message={failure} />}
        buttons={
          <>
            <SubmitButton className="button is-primary" label="Make a link" busy={isBusy} />
            <Button label="Cancel" onPress={onCancel} />
          </>
        }
      >
        <Field label="Username" name="username" {...username.fieldProps} readOnly={isBusy} />
        <SelectField
          label="Role"
          name="role"
          choices={roleChoices}
          value={role}
          help="An administrator has this page and the audit trail besides."
          onChoose={(value) => setRole(parseRole(value) ?? role)}
        />
      </Form>
    </div>
  )
}
