import { useEffect } from 'react'

/** Without this, a browser opens a dropped file in place of the page, and what was typed there is lost. */
export const FileDropGuard = (): null => {
  useEffect(() => {
    const preventDrop = (event: DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // On the window, so that a screen that takes files hears of it first.
    addEventListener('dragover', preventDrop)
    addEventListener('drop', preventDrop)
    return () => {
      removeEventListener('dragover', preventDrop)
      removeEventListener('drop', preventDrop)
    }
  }, [])
  return null
}
