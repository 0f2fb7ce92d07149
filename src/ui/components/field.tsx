import { useId, type FocusEvent, type ReactNode, type Ref } from 'react'
import { FieldFrame, ariaPropsOf, type FieldFrameProps } from './field-frame'
import { Spinner } from './icon'
import './field.css'

type FieldProps = FieldFrameProps & {
  readonly name: string
  readonly type?: 'text' | 'password' | 'date'
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'tel'
  readonly placeholder?: string
  /** by default the opposite of `optional` */
  readonly required?: boolean
  readonly value: string
  readonly readOnly?: boolean
  readonly disabled?: boolean
  /** whether its value is being looked up */
  readonly loading?: boolean
  /** a word on the value, inside the field at its end */
  readonly remark?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange?: (text: string) => void
  readonly onBlur?: () => void
}

export const Field = ({
  label,
  error,
  help,
  optional = false,
  span = 12,
  loading = false,
  remark,
  ...otherProps
}: FieldProps) => {
  const id = useId()
  const { onChange, onBlur, type = 'text', autoComplete = 'off', required = !optional, ...input } = otherProps
  const aria = ariaPropsOf(id, { error, help })
  const describedBy = [aria['aria-describedby'], remark === undefined ? undefined : remarkIdOf(id)]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <input
        {...input}
        {...aria}
        aria-describedby={describedBy || undefined}
        className="input"
        type={type}
        autoComplete={autoComplete}
        required={required}
        aria-busy={loading}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={(event) => (isMovingToSubmit(event) ? undefined : onBlur?.())}
      />
      {loading ? <Spinner size={14} /> : null}
      {remark === undefined ? null : (
        <span className="rr-remark" id={remarkIdOf(id)}>
          {remark}
        </span>
      )}
    </FieldFrame>
  )
}

const remarkIdOf = (id: string): string => `${id}-remark`

/** An error shown on blur would move the submit button away from under the pointer before its click. */
export const isMovingToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
