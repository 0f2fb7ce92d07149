import { Spinner } from './spinner'

type BusyButtonProps = { readonly label: string; readonly busy: boolean; readonly className: string }

/** A submit button that stays where it is, and focusable, while its work runs. */
export const BusyButton = ({ label, busy, className }: BusyButtonProps) => (
  <button className={className} type="submit" aria-busy={busy}>
    {busy ? <Spinner size={14} /> : null}
    {label}
  </button>
)
