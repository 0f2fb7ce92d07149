import { useCallback, useEffect, useRef } from 'react'

/** Answers whether one is still there: an answer that comes late leads nobody away from where they went meanwhile. */
export const useIsHere = (): (() => boolean) => {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
