import type { Ref } from 'react'

export type Choice = { readonly value: string; readonly label: string; readonly lang?: 'nl' | undefined }

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
    {choices.map(({ value, label, lang }) => (
      <option key={value} value={value} lang={lang}>
        {label}
      </option>
    ))}
  </select>
)
