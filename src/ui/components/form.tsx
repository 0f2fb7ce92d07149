import type { ReactNode } from 'react'
import './form.css'

type FormProps = {
  /** named by a submit button that stands elsewhere on the page */
  readonly id?: string
  /** whether the form can be submitted */
  readonly isComplete: boolean
  /** shown above the buttons */
  readonly failure: ReactNode
  readonly buttons: ReactNode
  /** fields, in a twelve-column grid */
  readonly children: ReactNode
  readonly onSubmit: () => void
}

export const Form = ({ id, isComplete, failure, buttons, children, onSubmit }: FormProps) => (
  <form
    id={id}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <div
      className="rr-grid"
      role="presentation"
      // In an incomplete form Enter acts like leaving the field, which may look up an address.
      onKeyDown={(event) => {
        const { key, target } = event
        if (key !== 'Enter' || isComplete || !(target instanceof HTMLInputElement)) return
        // A fast lookup could enable the button before the browser submits on Enter.
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
