import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import type { Versioned } from '../../../application/gateway'
import { isNotFound } from '../../../domain/failure'
import type { Driver, DriverId } from '../../../domain/driver'
import { useApp } from '../../actions'

/** A driver as far as they are known; with what was read the form begins anew. */
export type DriverState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly versionedDriver: Versioned<Driver> }

/** Reads a driver on entry, and again when asked to; who leaves meanwhile no longer wants to know. */
export const useDriver = (id: DriverId): readonly [DriverState, () => void] => {
  const { driver } = useApp()
  const [state, setState] = useState<DriverState>({ kind: 'waiting' })
  // A new object each time, so that asking again for the same driver reads again.
  const [request, setRequest] = useState({ id })

  useEffect(() => {
    const abortController = new AbortController()
    const loadDriver = async (): Promise<void> => {
      const answer = await driver.read(request.id, abortController.signal)()
      if (abortController.signal.aborted) return
      if (E.isRight(answer)) setState({ kind: 'known', versionedDriver: answer.right })
      else setState({ kind: isNotFound(answer.left) ? 'unknown' : 'failed' })
    }
    void loadDriver()
    return () => abortController.abort()
  }, [driver, request])

  const reload = useCallback(() => {
    setState({ kind: 'waiting' })
    setRequest({ id })
  }, [id])
  return [state, reload]
}
