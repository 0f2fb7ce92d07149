import { useId } from 'react'

type SegmentedProps<A extends string> = {
  readonly legend: string
  readonly choices: ReadonlyArray<{ readonly value: A; readonly words: string }>
  readonly value: A
  readonly onChoose: (value: A) => void
}

/** One of a few, all of them in sight. */
export const Segmented = <A extends string>({ legend, choices, value, onChoose }: SegmentedProps<A>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="rr-segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            {choice.words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
