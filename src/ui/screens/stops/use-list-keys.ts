import { useEffect, useEffectEvent } from 'react'
import { takesKeys } from '../../components'

type ListKeys = {
  readonly turn: (by: -1 | 1) => void
  /** answers whether it went there */
  readonly search: () => boolean
}

/** §2: Left and Right turn the page and / goes to the search, but not where a key means something else. */
export const useListKeys = (keys: ListKeys): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isCombined(event) || takesKeys(event.target) || isOnMap(event.target)) return
    if (event.key === 'ArrowLeft') keys.turn(-1)
    else if (event.key === 'ArrowRight') keys.turn(1)
    else if (event.key === '/' && keys.search()) event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => hear(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isCombined = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || isComposing

/** There the arrows move the map. */
const isOnMap = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.rr-map') !== null
