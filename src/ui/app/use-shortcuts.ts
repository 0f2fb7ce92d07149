import * as O from 'fp-ts/Option'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mapMessage } from '../../domain/map'
import { tabAddressOf, parseTabAddress, type Tab } from '../../domain/navigation'
import { useDesk } from '../actions'
import { lockButtonNear, takesKeys } from '../components'
import { commandOf } from './command-of'
import type { Command } from './shortcut-table'

/** Does what keys ask for, wherever on the page one is. */
export const useShortcuts = (): void => {
  const { config, history, map, plan, session, shortcuts } = useDesk()
  const navigate = useNavigate()
  const address = O.toUndefined(parseTabAddress(useLocation().pathname))
  const isIn = session.user !== undefined

  const goTo = (kind: Exclude<Tab['kind'], 'route' | 'stop' | 'driver'>): void => {
    if (isIn && address !== undefined) void navigate(tabAddressOf(address.projectId, { kind }))
  }
  const leave = (): void => {
    const { kind } = map.store.mode
    if (kind === 'one route' || kind === 'one stop') map.applyMessage(mapMessage('unzoomFromRoute'))
  }
  const does: Readonly<Record<Command, () => void>> = {
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
    closer: () => map.moveCamera('closer'),
    farther: () => map.moveCamera('farther'),
    'focus the map': () => map.focus(),
    leave,
    'turn the lock': () => lockButtonNear(document.activeElement)?.click(),
    undo: () => void history.undoLast(),
    redo: () => void history.redoLast(),
    list: shortcuts.openList,
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || takesKeys(event.target)) return
    const command = commandOf(event, { singleKeys: shortcuts.store.value.areEnabled, history: config.history })
    if (command === undefined) return
    // Esc still closes whatever a browser closes by it.
    if (command !== 'leave') event.preventDefault()
    does[command]()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => hear(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
