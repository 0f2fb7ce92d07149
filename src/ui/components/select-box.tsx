import type { Ref } from 'react'

export type Choice = { readonly value: string; readonly words: string; readonly lang?: 'nl' | undefined }

export type SelectBoxProps = {
  readonly name: string
  readonly choices: ReadonlyArray<Choice>
  readonly value: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLSelectElement>
  readonly onChoose?: (value: string) => void
  readonly onLeave?: () => void
}

type SaidOf = {
  readonly id: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
}

/** The browser's own list of choices. */
export const SelectBox = ({ choices, onChoose, onLeave, ...select }: SelectBoxProps & SaidOf) => (
  <select {...select} onChange={(event) => onChoose?.(event.target.value)} onBlur={() => onLeave?.()}>
    {choices.map(({ value, words, lang }) => (
      <option key={value} value={value} lang={lang}>
        {words}
      </option>
    ))}
  </select>
)
