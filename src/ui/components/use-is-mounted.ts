import { useCallback, useEffect, useRef } from 'react'

/** Answers whether one is still there: an answer that comes late leads nobody away from where they went meanwhile. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
