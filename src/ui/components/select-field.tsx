import { useId } from 'react'
import { FieldFrame, ariaPropsOf, type FieldFrameProps } from './field-frame'
import { SelectBox, type SelectBoxProps } from './select-box'

type SelectFieldProps = FieldFrameProps & SelectBoxProps

export const SelectField = ({ label, error, help, optional = false, span = 12, ...select }: SelectFieldProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <div className="select is-fullwidth">
        <SelectBox {...select} {...ariaPropsOf(id, { error, help })} />
      </div>
    </FieldFrame>
  )
}
