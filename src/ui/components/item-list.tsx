import type { ReactNode, Ref } from 'react'
import './item-list.css'

type Item = {
  readonly id: string
  readonly text: string
  readonly note: string
  readonly isStruck?: boolean
  /** what can be done with it, at the end of its line */
  readonly end?: ReactNode
}

type ItemListProps = {
  readonly items: ReadonlyArray<Item>
  readonly label?: string
  /** whether its lines reach both edges of the panel */
  readonly isFullWidth?: boolean
  /** for a list that is given the focus */
  readonly ref?: Ref<HTMLUListElement>
}

/** A text with a note beneath, line by line. */
export const ItemList = ({ items, label, isFullWidth = false, ref }: ItemListProps) => (
  <ul
    className={isFullWidth ? 'rr-item-list is-full-width' : 'rr-item-list'}
    aria-label={label}
    tabIndex={ref === undefined ? undefined : -1}
    ref={ref}
  >
    {items.map(({ id, text, note, isStruck = false, end }) => (
      <li key={id} className={isStruck ? 'is-struck' : undefined}>
        <p>
          <span>{text}</span>
          <small>{note}</small>
        </p>
        {end}
      </li>
    ))}
  </ul>
)
