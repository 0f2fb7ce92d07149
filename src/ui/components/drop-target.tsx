import type { ReactNode } from 'react'
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
