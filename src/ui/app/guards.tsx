import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useApp } from '../app-facade'
import { lazyComponent, LazyPart } from '../lazy'
import { ConfirmationDialog } from '../components'
import { undoConfirmationViewModel } from './undo-confirmation-view-model'

/** Keep what was typed, read from a file or made by others from being lost. */
export const Guards = () => (
  <>
    <FileDropGuard />
    <LogOutGuard />
    <UndoConfirmation />
  </>
)

const LogOutDialog = lazyComponent(async () => ({
  default: (await import('../screens/import/log-out-dialog')).LogOutDialog,
}))

/** Asks before a log-out where the browser keeps an import that is not finished. */
const LogOutGuard = () => {
  const { openImport } = useApp()
  const [pendingControl, setPendingControl] = useState<HTMLElement>()
  const isConfirmed = useRef(false)
  const logOut = (control: HTMLElement): void => {
    setPendingControl(undefined)
    isConfirmed.current = true
    control.click()
    isConfirmed.current = false
  }
  const check = useEffectEvent(async (control: HTMLElement) => {
    const hasUnfinished = await openImport()
      .then((importFacade) => importFacade.projectsWithImport())
      .then(({ length }) => length > 0)
      // What cannot be loaded asks nothing.
      .catch(() => false)
    if (hasUnfinished) setPendingControl(control)
    else logOut(control)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
      const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (control === null || control.closest('[data-log-out]') === null || isConfirmed.current || isForNewTab) return
      event.preventDefault()
      event.stopPropagation()
      void check(control)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return pendingControl === undefined ? null : (
    <LazyPart onFailed={() => logOut(pendingControl)}>
      <LogOutDialog onCancel={() => setPendingControl(undefined)} onLogOut={() => logOut(pendingControl)} />
    </LazyPart>
  )
}

/** Keeps the browser from replacing the page with a dropped file, which would lose what was typed. */
const FileDropGuard = (): null => {
  useEffect(() => {
    const preventDrop = (event: DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // On the window, so that a screen that accepts files handles the event first.
    addEventListener('dragover', preventDrop)
    addEventListener('drop', preventDrop)
    return () => {
      removeEventListener('dragover', preventDrop)
      removeEventListener('drop', preventDrop)
    }
  }, [])
  return null
}

/** Asks before an undo or redo that includes changes of other users. */
export const UndoConfirmation = observer(() => {
  const { history, session } = useApp()
  const { stepsToConfirm } = history.store.value
  if (stepsToConfirm === undefined) return null
  const { title, verb, changes } = undoConfirmationViewModel(stepsToConfirm, session.user?.username)
  return (
    <ConfirmationDialog
      title={title}
      confirmLabel={verb}
      onCancel={history.cancel}
      onConfirm={() => void history.confirm()}
    >
      <ul>
        {changes.map(({ id, description, by }) => (
          <li key={id}>
            {description} <span className="rr-muted">· {by}</span>
          </li>
        ))}
      </ul>
    </ConfirmationDialog>
  )
})
