import { Button, ButtonLink, CopyButton, Field, PageHead } from '../../components'
import type { AccountOnScreen } from './view-model'
import './account.css'

type AccountScreenProps = {
  readonly shown: AccountOnScreen
  readonly showsKey: boolean
  readonly isBusy: boolean
  readonly on: {
    readonly toggleKey: () => void
    /** answers whether it was copied */
    readonly copyKey: () => Promise<boolean>
    readonly logOut: () => void
  }
}

/** §2 */
export const AccountScreen = ({ shown: { fields, key }, showsKey, isBusy, on }: AccountScreenProps) => (
  <>
    <title>Account · Rondrit</title>
    <PageHead title="Account" back="/projects" byHistory>
      <ButtonLink label="Settings" to="/settings" />
    </PageHead>
    {fields.map((field) => (
      <Field key={field.name} {...field} required={false} disabled />
    ))}
    <div className="rr-api-key">
      <Field label="API key" name="apiKey" value={key} required={false} disabled />
      <Button label={showsKey ? 'Hide' : 'Show'} onPress={on.toggleKey} />
      <CopyButton label="Copy" onCopy={on.copyKey} />
    </div>
    <div className="rr-actions rr-log-out">
      <Button label="Logout" look="danger" busy={isBusy} onPress={on.logOut} />
    </div>
  </>
)
