import { useId } from 'react'

type SegmentedControlProps<A extends string> = {
  readonly legend: string
  readonly choices: ReadonlyArray<{ readonly value: A; readonly label: string }>
  readonly value: A
  readonly onChoose: (value: A) => void
}

/** A choice of one, with all choices visible. */
export const SegmentedControl = <A extends string>({ legend, choices, value, onChoose }: SegmentedControlProps<A>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="rr-segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              className="rr-segment"
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ToggleProps = {
  readonly label: string
  readonly isOn: boolean
  /** the visible texts of its two states */
  readonly labels: { readonly off: string; readonly on: string }
  readonly disabled?: boolean
  readonly onToggle: () => void
}

export const Toggle = ({ label, isOn, labels, disabled = false, onToggle }: ToggleProps) => {
  const state = isOn ? labels.on : labels.off
  return (
    <button
      className="rr-toggle"
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`${label}, ${state}`}
      disabled={disabled}
      onClick={onToggle}
    >
      <i aria-hidden="true" />
      {state}
    </button>
  )
}
