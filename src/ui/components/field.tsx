import { useId, type FocusEvent, type Ref } from 'react'
import { FieldFrame, ariaPropsOf, type FieldFrameProps } from './field-frame'
import { Spinner } from './spinner'
import './field.css'

type FieldProps = FieldFrameProps & {
  readonly name: string
  readonly type?: 'text' | 'password'
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
  ...otherProps
}: FieldProps) => {
  const id = useId()
  const { onChange, onBlur, type = 'text', autoComplete = 'off', required = !optional, ...input } = otherProps
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <input
        {...input}
        {...ariaPropsOf(id, { error, help })}
        className="input"
        type={type}
        autoComplete={autoComplete}
        required={required}
        aria-busy={loading}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={(event) => (isMovingToSubmit(event) ? undefined : onBlur?.())}
      />
      {loading ? <Spinner size={14} /> : null}
    </FieldFrame>
  )
}

/** An error shown on blur would move the submit button away from under the pointer before its click. */
const isMovingToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
