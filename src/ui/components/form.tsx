import type { ReactNode } from 'react'
import './form.css'

type FormProps = {
  /** whether there is nothing left to fill in */
  readonly isComplete: boolean
  /** what is said before its buttons */
  readonly failure: ReactNode
  readonly buttons: ReactNode
  /** fields, in a grid of twelve columns */
  readonly children: ReactNode
  readonly onSubmit: () => void
}

export const Form = ({ isComplete, failure, buttons, children, onSubmit }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <div
      className="rr-grid"
      role="presentation"
      // Enter sends nothing while the button is disabled; it does what leaving the field does.
      onKeyDown={(event) => {
        const { key, target } = event
        if (key !== 'Enter' || isComplete || !(target instanceof HTMLInputElement)) return
        // Nor does it send once a quick answer has enabled the button.
        event.preventDefault()
        target.blur()
        target.focus()
      }}
    >
      {children}
    </div>
    {failure}
    <div className="rr-actions rr-form-foot">{buttons}</div>
  </form>
)
