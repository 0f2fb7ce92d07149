import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../app-facade'

/** Sends a move by keys that still waits for further steps before its page is left. */
export const useSendPendingMoves = (): void => {
  const { move } = useApp()
  const { pathname } = useLocation()
  useEffect(() => (pathname === '/login' ? undefined : move.sendPending), [move, pathname])
  useEffect(() => {
    addEventListener('pagehide', move.sendPending)
    return () => removeEventListener('pagehide', move.sendPending)
  }, [move])
}
