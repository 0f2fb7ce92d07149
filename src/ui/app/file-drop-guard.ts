import { useEffect } from 'react'

/** Keeps the browser from replacing the page with a dropped file, which would lose what was typed. */
export const FileDropGuard = (): null => {
  useEffect(() => {
    const preventDrop = (event: DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // On the window, so that a screen that accepts files handles the event first.
    addEventListener('dragover', preventDrop)
    addEventListener('drop', preventDrop)
    return () => {
      removeEventListener('dragover', preventDrop)
      removeEventListener('drop', preventDrop)
    }
  }, [])
  return null
}
