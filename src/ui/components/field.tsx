import { useId, type FocusEvent, type Ref } from 'react'
import { FieldFrame, saidOf, type FieldFrameProps } from './field-frame'
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
  readonly waiting?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onType?: (text: string) => void
  readonly onLeave?: () => void
}

export const Field = ({ label, error, help, optional = false, span = 12, waiting = false, ...rest }: FieldProps) => {
  const id = useId()
  const { onType, onLeave, type = 'text', autoComplete = 'off', required = !optional, ...input } = rest
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <input
        {...input}
        {...saidOf(id, { error, help })}
        className="input"
        type={type}
        autoComplete={autoComplete}
        required={required}
        aria-busy={waiting}
        onChange={(event) => onType?.(event.target.value)}
        onBlur={(event) => (goesToSubmit(event) ? undefined : onLeave?.())}
      />
      {waiting ? <Spinner size={14} /> : null}
    </FieldFrame>
  )
}

/** An error that appears under the pointer pushes the button away from the click that is coming down on it. */
const goesToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
