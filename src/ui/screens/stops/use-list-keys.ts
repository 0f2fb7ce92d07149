import { useEffect, useEffectEvent } from 'react'
import { isKeyCapturing } from '../../components'

type ListKeys = {
  readonly turnPage: (step: -1 | 1) => void
  /** answers whether it went there */
  readonly search: () => boolean
}

/** §2: Left and Right turn the page and / goes to the search, but not where a key means something else. */
export const useListKeys = (keys: ListKeys): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isKeyCapturing(event.target) || isOnMap(event.target)) return
    if (event.key === 'ArrowLeft') keys.turnPage(-1)
    else if (event.key === 'ArrowRight') keys.turnPage(1)
    else if (event.key === '/' && keys.search()) event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || isComposing

/** There the arrows move the map. */
const isOnMap = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.rr-map') !== null
