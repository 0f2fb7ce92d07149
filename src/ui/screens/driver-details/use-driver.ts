import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import type { Versioned } from '../../../application/gateway'
import { isNotFound } from '../../../domain/failure'
import type { Driver, DriverId } from '../../../domain/driver'
import { useDesk } from '../../actions'

/** A driver as far as they are known; with what was read the form begins anew. */
export type DriverSeen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly known: Versioned<Driver> }

/** Reads a driver on entry, and again when asked to; who leaves meanwhile no longer wants to know. */
export const useDriver = (id: DriverId): readonly [DriverSeen, () => void] => {
  const { driver } = useDesk()
  const [seen, see] = useState<DriverSeen>({ kind: 'waiting' })
  // A new object each time, so that asking again for the same driver reads again.
  const [question, ask] = useState({ id })

  useEffect(() => {
    const leaving = new AbortController()
    const read = async (): Promise<void> => {
      const answer = await driver.read(question.id, leaving.signal)()
      if (leaving.signal.aborted) return
      if (E.isRight(answer)) see({ kind: 'known', known: answer.right })
      else see({ kind: isNotFound(answer.left) ? 'unknown' : 'failed' })
    }
    void read()
    return () => leaving.abort()
  }, [driver, question])

  const again = useCallback(() => {
    see({ kind: 'waiting' })
    ask({ id })
  }, [id])
  return [seen, again]
}
