import { observer } from 'mobx-react-lite'
import { useApp } from '../app-facade'
import { lazyComponent, LazyPart } from '../lazy'
import { shortcutTable } from './shortcut-table'
import { useShortcuts } from './use-shortcuts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const ShortcutsDialog = lazyComponent(() => import('../screens/shortcuts'))

/** Handles the shortcuts of the page, and shows the list of them on request. */
export const KeyboardShortcuts = observer(() => {
  const { config, shortcuts } = useApp()
  useShortcuts()
  useSendPendingMoves()
  const { isListOpen, areEnabled } = shortcuts.store.value
  if (!isListOpen) return null
  const groups = shortcutTable.map(({ title, shortcuts: groupShortcuts }) => ({
    title,
    shortcuts: groupShortcuts.filter(({ needsHistory = false }) => config.serverKeepsHistory || !needsHistory),
  }))
  return (
    <LazyPart onFailed={shortcuts.closeList}>
      <ShortcutsDialog
        groups={groups}
        areEnabled={areEnabled}
        onChoose={shortcuts.setEnabled}
        onClose={shortcuts.closeList}
      />
    </LazyPart>
  )
})

/** Sends a move by keys that still waits for further steps before its page is left. */
const useSendPendingMoves = (): void => {
  const { move } = useApp()
  const { pathname } = useLocation()
  useEffect(() => (pathname === '/login' ? undefined : move.sendPending), [move, pathname])
  useEffect(() => {
    addEventListener('pagehide', move.sendPending)
    return () => removeEventListener('pagehide', move.sendPending)
  }, [move])
}
