import { useEffect } from 'react'

/** A file that is dropped where nobody takes it would be opened in place of the page, and what was typed there be gone. */
export const FileGuard = (): null => {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // After whoever takes files has heard of it.
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
  return null
}
