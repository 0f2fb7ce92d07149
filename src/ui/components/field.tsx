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
  /** unless said otherwise, whatever is not marked as optional */
  readonly required?: boolean
  readonly value: string
  readonly readOnly?: boolean
  readonly disabled?: boolean
  /** whether what stands in it is being looked up */
  readonly loading?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange?: (text: string) => void
  readonly onBlur?: () => void
}

export const Field = ({ label, error, help, optional = false, span = 12, loading = false, ...rest }: FieldProps) => {
  const id = useId()
  const { onChange, onBlur, type = 'text', autoComplete = 'off', required = !optional, ...input } = rest
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

/** An error that appears under the pointer pushes the button away from the click that is coming down on it. */
const isMovingToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
