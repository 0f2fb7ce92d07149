import type { LinkedUser } from '../../../domain/user'
import { useApp } from '../../app-facade'
import {
  Failure,
  Field,
  Form,
  newPasswordError,
  NewPasswordField,
  SubmitButton,
  useCheckedText,
  useSubmit,
} from '../../components'

type ChoosePasswordFormProps = {
  readonly link: string
  readonly user: LinkedUser
  readonly onChosen: () => void
}

export const ChoosePasswordForm = ({ link, user, onChosen }: ChoosePasswordFormProps) => {
  const { account } = useApp()
  const password = useCheckedText(newPasswordError)
  const { isBusy, failure, submit } = useSubmit({
    texts: [password],
    send: () => account.choosePassword(link, password.value),
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
