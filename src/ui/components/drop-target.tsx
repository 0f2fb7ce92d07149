import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Icon } from './icon'
import { dropIcon } from './icons'
import './drop-target.css'

type DropTargetProps = { readonly isOver: boolean; readonly message: string; readonly children?: ReactNode }

export const DropTarget = ({ isOver, message, children }: DropTargetProps) => (
  <div className={isOver ? 'rr-drop is-over' : 'rr-drop'}>
    <Icon icon={dropIcon} />
    <b>{isOver ? 'Release to upload' : message}</b>
    {isOver ? null : children}
  </div>
)

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
