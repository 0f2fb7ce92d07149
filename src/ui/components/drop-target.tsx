import type { ReactNode } from 'react'
import { Icon } from './icon'
import { dropIcon } from './icons'
import './drop-target.css'

type DropTargetProps = { readonly isOver: boolean; readonly words: string; readonly children?: ReactNode }

/** Where a file may be dropped, and that it may be let go now. */
export const DropTarget = ({ isOver, words, children }: DropTargetProps) => (
  <div className={isOver ? 'rr-drop is-over' : 'rr-drop'}>
    <Icon drawing={dropIcon} />
    <b>{isOver ? 'Release to upload' : words}</b>
    {isOver ? null : children}
  </div>
)
