import { useId } from 'react'
import { isMovingToSubmit } from './field'
import { FieldFrame, ariaPropsOf, type FieldFrameProps } from './field-frame'
import './field.css'

type TextAreaFieldProps = FieldFrameProps & {
  readonly name: string
  readonly value: string
  readonly readOnly?: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

/** A field for text of several lines. */
export const TextAreaField = ({ label, error, help, optional = false, span = 12, ...props }: TextAreaFieldProps) => {
  const id = useId()
  const { onChange, onBlur, ...textArea } = props
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <textarea
        {...textArea}
        {...ariaPropsOf(id, { error, help })}
        className="textarea"
        rows={2}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => (isMovingToSubmit(event) ? undefined : onBlur())}
      />
    </FieldFrame>
  )
}
