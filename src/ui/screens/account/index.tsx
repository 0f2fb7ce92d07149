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
  // Whoever logged out is on the way to /login.
  if (user === undefined) return null

  const copyKey = async (): Promise<boolean> => {
    const isCopied = E.isRight(await clipboard.copy(user.apiKey)())
    // Where nothing can be copied, it can still be read.
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
          void logOut()()
        },
      }}
    />
  )
}

export default observer(Account)
