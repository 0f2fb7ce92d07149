import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import type { Versioned } from '../../../application/gateway'
import { isNotFound } from '../../../domain/failure'
import type { Driver, DriverId } from '../../../domain/driver'
import { useApp } from '../../app-facade'

export type DriverState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly versionedDriver: Versioned<Driver> }

/** Loads a driver on entry and on `reload`; leaving the screen aborts the request. */
export const useDriver = (id: DriverId): readonly [DriverState, () => void] => {
  const { driver } = useApp()
  const [state, setState] = useState<DriverState>({ kind: 'loading' })
  // A new object for each reload, so that the effect runs again for the same id.
  const [request, setRequest] = useState({ id })

  useEffect(() => {
    const abortController = new AbortController()
    const loadDriver = async (): Promise<void> => {
      const answer = await driver.read({ id: request.id, cancelSignal: abortController.signal })
      if (abortController.signal.aborted) return
      if (E.isRight(answer)) setState({ kind: 'known', versionedDriver: answer.right })
      else setState({ kind: isNotFound(answer.left) ? 'unknown' : 'failed' })
    }
    void loadDriver()
    return () => abortController.abort()
  }, [driver, request])

  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setRequest({ id })
  }, [id])
  return [state, reload]
}
