type ToggleProps = {
  readonly label: string
  readonly isOn: boolean
  /** what stands on it: the state it is in */
  readonly words: { readonly off: string; readonly on: string }
  readonly disabled?: boolean
  readonly onToggle: () => void
}

export const Toggle = ({ label, isOn, words, disabled = false, onToggle }: ToggleProps) => {
  const state = isOn ? words.on : words.off
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
