import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as O from 'fp-ts/Option'
import type { SelectionTool } from '../../application/map'
import { mapMessage } from '../../domain/map'
import { tabAddressOf, parseTabAddress, urgentAddressOf, type Tab } from '../../domain/navigation'
import type { PositionStep } from '../../application/move'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { lazyComponent, LazyPart } from '../lazy'
import { findEditButton, findLockButton, isKeyCapturing } from '../components'
import { useOpenItem, useUndo } from '../plan'
import { type ShortcutCommand, shortcutTable } from './shortcut-table'
import { commandOf } from './command-of'

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

/** Runs the commands of the shortcut table on key presses anywhere on the page. */
const useShortcuts = (): void => {
  const { config, lock, map, move, plan, selection, session, shortcuts, timeline } = useApp()
  const navigate = useNavigate()
  const { editStop } = useOpenItem()
  const { undoToastOrLast, redoNext } = useUndo()
  const { pathname } = useLocation()
  const projectAddress = O.toUndefined(parseTabAddress(pathname))
  const isSignedIn = session.user !== undefined

  const goTo = (kind: Exclude<Tab['kind'], 'route' | 'stop' | 'driver'>): void => {
    if (isSignedIn && projectAddress !== undefined) void navigate(tabAddressOf(projectAddress.projectId, { kind }))
  }
  const stepOut = (): void => {
    const { kind } = map.store.mode
    if (map.store.tool !== undefined) return map.chooseTool(undefined)
    if (selection.store.stops.size > 0) return selection.clear()
    if (kind === 'one route' || kind === 'one stop') map.updateMapView(mapMessage('unzoomFromRoute'))
  }
  const toggleTool = (tool: SelectionTool): void => {
    if (plan.store.open !== undefined && map.store.movablePin === undefined)
      map.chooseTool(map.store.tool === tool ? undefined : tool)
  }
  /** The stop of the focused row, pin or bar. */
  const focusedStop = (): StopId | undefined =>
    document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  /** The stop in focus, else that of the page. */
  const stopInFocus = (): StopId | undefined =>
    focusedStop() ?? (projectAddress?.tab.kind === 'stop' ? projectAddress.tab.id : undefined)
  /** The selection, unless the focus is on a stop outside it; without a selection the stop in focus. */
  const stopsToEdit = (): ReadonlyArray<StopId> => {
    const [focused, selected] = [focusedStop(), selection.store.stops]
    if (selected.size > 0 && (focused === undefined || selected.has(focused))) return [...selected]
    const stop = stopInFocus()
    return stop === undefined ? [] : [stop]
  }
  const stepInRoute = (step: PositionStep): void => {
    const focused = stopInFocus()
    if (focused !== undefined) move.stepInRoute(focused, step)
  }
  /** In the timeline and on the map, stops and routes have no lock buttons of their own. */
  const toggleLock = (): void => {
    const cell = document.activeElement?.closest<HTMLElement>(
      '[role="grid"] [data-stop], [role="grid"] [data-head], [data-pin][data-stop]',
    )
    const [stop, route] = [cell?.dataset['stop'], cell?.closest<HTMLElement>('[data-route]')?.dataset['route']]
    if (stop !== undefined) void lock.toggle({ stops: [stop] })
    else if (route === undefined) findLockButton(document.activeElement)?.click()
    else void lock.toggle({ route: Number(route) })
  }
  const commandHandlers: Readonly<Record<ShortcutCommand, () => void>> = {
    'go to routes': () => goTo('routes'),
    'go to stops': () => goTo('stops'),
    'go to drivers': () => goTo('drivers'),
    'go to optimise': () => goTo('optimise'),
    'go to history': () => goTo('history'),
    'add a stop': () => goTo('stops/new'),
    'add an urgent stop': () => {
      if (isSignedIn && projectAddress !== undefined) void navigate(urgentAddressOf(projectAddress.projectId))
    },
    'import stops': () => goTo('stops/import'),
    'only unplanned': () => {
      if (plan.store.open !== undefined) map.updateMapView(mapMessage('togglePlannedStops'))
    },
    fit: () => map.moveCamera('fit'),
    'zoom in': () => map.moveCamera('closer'),
    'zoom out': () => map.moveCamera('farther'),
    'focus the map': () => map.focus(),
    'select in a box': () => toggleTool('box'),
    'select with a lasso': () => toggleTool('lasso'),
    unzoom: stepOut,
    edit: () => {
      const stop = focusedStop()
      if (stop === undefined) findEditButton()?.click()
      else editStop(stop)
    },
    'move the stops': () => void move.openDialog(stopsToEdit()),
    'unplan the stops': () => void move.unplan(stopsToEdit()),
    'place earlier': () => stepInRoute('earlier'),
    'place later': () => stepInRoute('later'),
    'place first': () => stepInRoute('first'),
    'place last': () => stepInRoute('last'),
    'toggle the lock': toggleLock,
    'toggle the timeline': () => {
      if (projectAddress !== undefined) timeline.toggle()
    },
    undo: undoToastOrLast,
    redo: redoNext,
    'list shortcuts': shortcuts.openList,
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isKeyCapturing(event.target)) return
    // Stops that are held by the pointer are dropped, or put back by Esc, before anything else is done with them.
    if (move.drag.movingStops !== undefined) return
    const command = commandOf(event, {
      areSingleKeysEnabled: shortcuts.store.value.areEnabled,
      serverKeepsHistory: config.serverKeepsHistory,
    })
    if (command === undefined) return
    // Esc keeps its default action in the browser.
    if (command !== 'unzoom') event.preventDefault()
    commandHandlers[command]()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
