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
