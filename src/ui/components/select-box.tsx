import type { Ref } from 'react'

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

export const SelectBox = ({ choices, onChoose, onBlur, ...select }: SelectBoxProps & AriaProps) => (
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
