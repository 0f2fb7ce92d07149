import type { MouseEvent, ReactNode } from 'react'
import type { RowState, StopId } from '../../domain/stop'
import { warningIcon } from './first-load-icons'
import { Icon, type IconSvg } from './icon'
import { noCoordinatesIcon } from './icons'

const classNames: Readonly<Record<RowState['kind'], string | undefined>> = {
  warning: 'is-row-warning',
  info: 'is-row-info',
  plain: undefined,
}

/** Where a stop dropped on the row goes. */
type RowDropTarget = {
  readonly route: number
  /** on a row that is no stop: after this stop, or first where it is empty */
  readonly after?: StopId | undefined
  readonly side: 'before' | 'after' | 'before-after'
}

type DataRowProps = {
  readonly state?: RowState
  readonly isCurrent?: boolean
  /** the stop that the row shows, which the keys of stops act on */
  readonly stop?: StopId | undefined
  readonly dropTarget?: RowDropTarget
  readonly isSelected?: boolean
  readonly children: ReactNode
  /** called with whether the pointer or the focus is on the row */
  readonly onHighlight?: (isOn: boolean) => void
  readonly onClick?: (event: MouseEvent) => void
}

const defaultState: RowState = { kind: 'plain' }

/** The style of a warning or info row takes precedence over that of the current row. */
export const DataRow = ({ state = defaultState, isCurrent = false, stop, children, ...props }: DataRowProps) => {
  const { isSelected = false, dropTarget, onHighlight, onClick } = props
  return (
    <tr
      className={classNameOf(state, isCurrent, isSelected)}
      data-stop={stop}
      data-drag-stop={stop}
      data-drop-route={dropTarget?.route}
      data-drop-after={dropTarget?.after}
      data-drop-side={dropTarget?.side}
      onClick={onClick}
      aria-current={isCurrent}
      onPointerEnter={() => onHighlight?.(true)}
      onPointerLeave={() => onHighlight?.(false)}
      onFocus={() => onHighlight?.(true)}
      onBlur={() => onHighlight?.(false)}
    >
      {children}
    </tr>
  )
}

// Bulma gives rows with the class is-selected colours of its own.
const classNameOf = ({ kind }: RowState, isCurrent: boolean, isSelected: boolean): string | undefined =>
  [...(isSelected ? ['is-row-selected'] : []), classNames[kind] ?? (isCurrent ? 'is-current' : '')].join(' ').trim() ||
  undefined

const NO_BREAK = '\u00a0'

const icons: Readonly<Record<'warning' | 'info', IconSvg>> = { warning: warningIcon, info: noCoordinatesIcon }

/** Repeats in text what the colour of the row means. */
export const RowStateIcon = ({ state }: { readonly state: RowState }) =>
  state.kind === 'plain' ? null : (
    <>
      {/* Keeps the flag on the line of the name. */}
      {NO_BREAK}
      <span className="rr-row-flag" title={state.message}>
        <Icon icon={icons[state.kind]} size={14} />
        <span className="rr-sr">{state.message}</span>
      </span>
    </>
  )
