import { type Ref, useId } from 'react'
import { FieldFrame, ariaPropsOf, type FieldFrameProps } from './field-frame'
import './select.css'

export type Choice = {
  readonly value: string
  readonly label: string
  readonly lang?: 'nl' | undefined
  /** the heading above it and those that follow with the same one */
  readonly group?: string | undefined
}

export type SelectBoxProps = {
  readonly name: string
  readonly choices: ReadonlyArray<Choice>
  readonly value: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLSelectElement>
  readonly onChoose?: (value: string) => void
  readonly onBlur?: () => void
}

type AriaProps = {
  readonly id: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
}

const SelectBox = ({ choices, onChoose, onBlur, ...select }: SelectBoxProps & AriaProps) => (
  <select {...select} onChange={(event) => onChoose?.(event.target.value)} onBlur={() => onBlur?.()}>
    {choices.filter(({ group }) => group === undefined).map(optionOf)}
    {[...new Set(choices.flatMap(({ group }) => group ?? []))].map((group) => (
      <optgroup key={group} label={group}>
        {choices.filter((choice) => choice.group === group).map(optionOf)}
      </optgroup>
    ))}
  </select>
)

const optionOf = ({ value, label, lang }: Choice) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
)

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

type SelectFilterProps = SelectBoxProps & { readonly label: string; readonly grows?: boolean }

/** A select in the toolbar above a list; its label is for screen readers only. */
export const SelectFilter = ({ label, grows = false, ...select }: SelectFilterProps) => {
  const id = useId()
  return (
    <>
      <label className="rr-sr" htmlFor={id}>
        {label}
      </label>
      <div className={grows ? 'select is-grow' : 'select rr-beside'}>
        <SelectBox {...select} id={id} />
      </div>
    </>
  )
}
