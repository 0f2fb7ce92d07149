import { use, useRef } from 'react'
import { useApp } from '../../app-facade'
import { Button, Dialog } from '../../components'

type LogOutDialogProps = { readonly onCancel: () => void; readonly onLogOut: () => void }

/** What becomes of an import that is not finished: it waits for its user, or is discarded. */
export const LogOutDialog = ({ onCancel, onLogOut }: LogOutDialogProps) => {
  const importFacade = use(useApp().openImport())
  const cancel = useRef<HTMLButtonElement>(null)
  const discard = async (): Promise<void> => {
    await importFacade.discardAll()
    onLogOut()
  }
  return (
    <Dialog
      title="Log out before the import?"
      isAlert
      initialFocus={cancel}
      onCancel={onCancel}
      footer={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button label="Discard the rows" variant="danger" onPress={() => void discard()} />
          <Button label="Keep them and log out" variant="primary" onPress={onLogOut} />
        </>
      }
    >
      <p>The rows of a file are not imported yet. This browser can keep them until you log in again.</p>
      <p>Nobody else who logs in here sees them.</p>
    </Dialog>
  )
}
