import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../actions'
import { accountViewModel } from './view-model'
import { AccountScreen } from './account-screen'

const Account = () => {
  const { session, clipboard, logOut } = useApp()
  const [showsKey, setShowsKey] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { user } = session
  // After a logout, until /login is shown.
  if (user === undefined) return null

  const copyKey = async (): Promise<boolean> => {
    const isCopied = E.isRight(await clipboard.copy(user.apiKey)())
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

export default observer(Account)
