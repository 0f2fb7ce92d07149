import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files dropped anywhere on the panel; returns whether files are dragged over it. A drop elsewhere is ignored,
 * and does not make the browser open the file.
 */
export const useFileDrop = (onFiles: (files: ReadonlyArray<File>) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const handleFiles = useEffectEvent(onFiles)

  useEffect(() => {
    const handleDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(isOnPanel(event))
    }
    const handleDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const handleDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (isOnPanel(event)) handleFiles([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', handleDragOver)
    document.addEventListener('dragleave', handleDragLeave)
    document.addEventListener('drop', handleDrop)
    return () => {
      document.removeEventListener('dragover', handleDragOver)
      document.removeEventListener('dragleave', handleDragLeave)
      document.removeEventListener('drop', handleDrop)
    }
  }, [])

  return isOver
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

const isOnPanel = ({ target }: DragEvent): boolean => target instanceof Element && target.closest('.rr-panel') !== null
