import type { ReactNode } from 'react'
import { fieldErrorIcon } from './first-load-icons'
import { Icon } from './icon'

/** Width in columns of a twelve-column grid. */
const spans = {
  3: 'field is-3',
  4: 'field is-4',
  5: 'field is-5',
  6: 'field is-6',
  7: 'field is-7',
  8: 'field is-8',
  12: 'field',
} as const

export type FieldSpan = keyof typeof spans

export type FieldFrameProps = {
  readonly label: string
  readonly error?: string | undefined
  /** hidden while there is an error */
  readonly help?: string | undefined
  readonly optional?: boolean
  readonly span?: FieldSpan
}

type FieldFrameContentProps = FieldFrameProps & { readonly id: string; readonly children: ReactNode }

/** The label above an input, and the help or error below it. */
export const FieldFrame = ({
  id,
  label,
  error,
  help,
  optional = false,
  span = 12,
  children,
}: FieldFrameContentProps) => (
  <div className={error === undefined ? spans[span] : `${spans[span]} has-error`}>
    <label className="label" htmlFor={id}>
      {label}
      {optional ? <span className="rr-req"> (optional)</span> : null}
    </label>
    <div className="control">{children}</div>
    <FieldNote id={noteIdOf(id)} error={error} help={help} />
  </div>
)

type FieldNoteProps = {
  readonly id: string
  readonly error: string | undefined
  readonly help: string | undefined
}

const FieldNote = ({ id, error, help }: FieldNoteProps) => {
  if (error !== undefined)
    return (
      <p className="help is-danger" id={id}>
        <Icon icon={fieldErrorIcon} />
        {error}
      </p>
    )
  return help === undefined ? null : (
    <p className="help" id={id}>
      {help}
    </p>
  )
}

const noteIdOf = (id: string): string => `${id}-note`

/** Links the input to the note of its frame. */
export const ariaPropsOf = (id: string, { error, help }: Pick<FieldFrameProps, 'error' | 'help'>) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined && help === undefined ? undefined : noteIdOf(id),
})
