import type { ReactNode, Ref } from 'react'
import './item-list.css'

export type Detail = { readonly label: string; readonly value: ReactNode }

/** Read-only label and value pairs; a missing value shows a dash. */
export const DetailList = ({ details }: { readonly details: ReadonlyArray<Detail> }) => (
  <dl className="rr-facts">
    {details.map(({ label, value }) => (
      <DetailRow key={label} label={label} value={value} />
    ))}
  </dl>
)

const DetailRow = ({ label, value }: Detail) => (
  <>
    <dt>{label}</dt>
    {isMissing(value) ? <dd className="rr-muted">–</dd> : <dd>{value}</dd>}
  </>
)

const isMissing = (value: ReactNode): boolean => value === undefined || value === null || value === ''

/** A plain string is in the language of the page. */
export type MetaPart = string | { readonly text: string; readonly lang?: 'nl'; readonly className?: string }

/** Details separated by dots; a line break falls between two parts, and its dot is not seen. */
export const MetaLine = ({ parts }: { readonly parts: ReadonlyArray<MetaPart> }) => (
  <span className="rr-parts">
    {parts
      .map(partOf)
      .filter(({ text }) => text !== '')
      .map(({ text, ...attributes }, index) => (
        <span key={text} {...attributes}>
          {index === 0 ? null : <span className="rr-parts__dot"> · </span>}
          {text}
        </span>
      ))}
  </span>
)

const partOf = (part: MetaPart) => (typeof part === 'string' ? { text: part } : part)

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
