import { useCallback, useEffect, useRef } from 'react'

/** For work after an await: a late answer must not navigate a user who has left the screen. */
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
