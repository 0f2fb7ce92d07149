import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app-facade'
import { accountViewModel, type AccountViewModel } from './view-model'
import { Button, ButtonLink, CopyButton, Field, PageHeader } from '../../components'
import { KeysSection } from './keys-section'
import './account.css'

const Account = () => {
  const { session, copyText, logOut } = useApp()
  const [showsKey, setShowsKey] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { user } = session
  // After a logout, until /login is shown.
  if (user === undefined) return null

  const copyKey = async (): Promise<boolean> => {
    const isCopied = await copyText(user.apiKey)
    // Without clipboard access the user can still read the key.
    if (!isCopied) setShowsKey(true)
    return isCopied
  }

  return (
    <AccountScreen
      viewModel={accountViewModel(user, showsKey)}
      showsKey={showsKey}
      isBusy={isBusy}
      actions={{
        toggleKey: () => setShowsKey(!showsKey),
        copyKey,
        logOut: () => {
          setBusy(true)
          void logOut()
        },
      }}
    />
  )
}

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

/** The account screen (§2). */
const AccountScreen = ({
  viewModel: { fields, key, showsAdministration },
  showsKey,
  isBusy,
  actions,
}: AccountScreenProps) => (
  <>
    <title>Account · Rondrit</title>
    <PageHeader title="Account" back="/projects" returnsToPreviousPage>
      {showsAdministration ? (
        <>
          <ButtonLink label="Users" to="/users" />
          <ButtonLink label="Audit" to="/audit" />
        </>
      ) : null}
      <ButtonLink label="Settings" to="/settings" />
    </PageHeader>
    {fields.map((field) => (
      <Field key={field.name} {...field} required={false} disabled />
    ))}
    <div className="rr-field-row">
      <Field label="API key" name="apiKey" value={key} required={false} disabled />
      <Button label={showsKey ? 'Hide' : 'Show'} onPress={actions.toggleKey} />
      <CopyButton label="Copy" onCopy={actions.copyKey} />
    </div>
    <div className="rr-actions rr-log-out" data-log-out="">
      <Button label="Logout" variant="danger" busy={isBusy} onPress={actions.logOut} />
    </div>
    <KeysSection />
  </>
)

export default observer(Account)
