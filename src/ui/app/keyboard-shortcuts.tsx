import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { notLoadedAlert } from '../../domain/alert'
import { useApp } from '../app-facade'
import { PartBoundary } from '../components'
import { lazyComponentOf } from '../lazy'
import { shortcutTable } from './shortcut-table'
import { useSendPendingMoves } from './use-send-pending-moves'
import { useShortcuts } from './use-shortcuts'

const ShortcutsDialog = lazyComponentOf(() => import('../screens/shortcuts'))

/** Handles the shortcuts of the page, and shows the list of them on request. */
export const KeyboardShortcuts = observer(() => {
  const { alertActions, config, shortcuts } = useApp()
  useShortcuts()
  useSendPendingMoves()
  const { isListOpen, areEnabled } = shortcuts.store.value
  if (!isListOpen) return null
  const groups = shortcutTable.map(({ title, shortcuts: groupShortcuts }) => ({
    title,
    shortcuts: groupShortcuts.filter(({ needsHistory = false }) => config.hasHistory || !needsHistory),
  }))
  const fail = (): void => {
    alertActions.show(notLoadedAlert)
    shortcuts.closeList()
  }
  return (
    <PartBoundary onFailed={fail}>
      <Suspense fallback={null}>
        <ShortcutsDialog
          groups={groups}
          areEnabled={areEnabled}
          onChoose={shortcuts.setEnabled}
          onClose={shortcuts.closeList}
        />
      </Suspense>
    </PartBoundary>
  )
})
