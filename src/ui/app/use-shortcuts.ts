import * as O from 'fp-ts/Option'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mapMessage } from '../../domain/map'
import { tabAddressOf, parseTabAddress, type Tab } from '../../domain/navigation'
import { useApp } from '../app-facade'
import { findLockButton, isKeyCapturing } from '../components'
import { commandOf } from './command-of'
import type { ShortcutCommand } from './shortcut-table'

/** Runs the commands of the shortcut table on key presses anywhere on the page. */
export const useShortcuts = (): void => {
  const { config, history, map, plan, session, shortcuts } = useApp()
  const navigate = useNavigate()
  const projectAddress = O.toUndefined(parseTabAddress(useLocation().pathname))
  const isSignedIn = session.user !== undefined

  const goTo = (kind: Exclude<Tab['kind'], 'route' | 'stop' | 'driver'>): void => {
    if (isSignedIn && projectAddress !== undefined) void navigate(tabAddressOf(projectAddress.projectId, { kind }))
  }
  const unzoom = (): void => {
    const { kind } = map.store.mode
    if (kind === 'one route' || kind === 'one stop') map.applyMessage(mapMessage('unzoomFromRoute'))
  }
  const commandHandlers: Readonly<Record<ShortcutCommand, () => void>> = {
    'go to routes': () => goTo('routes'),
    'go to stops': () => goTo('stops'),
    'go to drivers': () => goTo('drivers'),
    'go to optimise': () => goTo('optimise'),
    'go to history': () => goTo('history'),
    'add a stop': () => goTo('stops/new'),
    'only unplanned': () => {
      if (plan.store.open !== undefined) map.applyMessage(mapMessage('togglePlannedStops'))
    },
    fit: () => map.moveCamera('fit'),
    'zoom in': () => map.moveCamera('closer'),
    'zoom out': () => map.moveCamera('farther'),
    'focus the map': () => map.focus(),
    unzoom,
    'toggle the lock': () => findLockButton(document.activeElement)?.click(),
    undo: () => void history.undoLast(),
    redo: () => void history.redoNext(),
    'list shortcuts': shortcuts.openList,
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isKeyCapturing(event.target)) return
    const command = commandOf(event, {
      areSingleKeysEnabled: shortcuts.store.value.areEnabled,
      hasHistory: config.hasHistory,
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
