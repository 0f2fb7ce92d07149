import { Button, ButtonLink, CopyButton, Field, PageHeader } from '../../components'
import type { AccountViewModel } from './view-model'
import './account.css'

type AccountScreenProps = {
  readonly viewModel: AccountViewModel
  readonly showsKey: boolean
  readonly isBusy: boolean
  readonly actions: {
    readonly toggleKey: () => void
    /** resolves to whether it was copied */
    readonly copyKey: () => Promise<boolean>
    readonly logOut: () => void
  }
}

/** §2 */
export const AccountScreen = ({ viewModel: { fields, key }, showsKey, isBusy, actions }: AccountScreenProps) => (
  <>
    <title>Account · Rondrit</title>
    <PageHeader title="Account" back="/projects" usesHistory>
      <ButtonLink label="Settings" to="/settings" />
    </PageHeader>
    {fields.map((field) => (
      <Field key={field.name} {...field} required={false} disabled />
    ))}
    <div className="rr-api-key">
      <Field label="API key" name="apiKey" value={key} required={false} disabled />
      <Button label={showsKey ? 'Hide' : 'Show'} onPress={actions.toggleKey} />
      <CopyButton label="Copy" onCopy={actions.copyKey} />
    </div>
    <div className="rr-actions rr-log-out">
      <Button label="Logout" variant="danger" busy={isBusy} onPress={actions.logOut} />
    </div>
  </>
)
