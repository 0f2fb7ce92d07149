import type { ComponentProps, ReactNode } from 'react'
import './form.css'

type FormProps = {
  /** named by a submit button that stands elsewhere on the page */
  readonly id?: string
  /** whether the form can be submitted */
  readonly isComplete?: boolean
  /** shown above the buttons */
  readonly failure: ReactNode
  readonly buttons: ReactNode
  /** fields, in a twelve-column grid */
  readonly children: ReactNode
  readonly onSubmit: () => void
}

export const Form = ({ id, isComplete = true, failure, buttons, children, onSubmit }: FormProps) => (
  <FormElement id={id} onSubmit={onSubmit}>
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
  </FormElement>
)

type FormElementProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSubmit: () => void }

/** A form that sends nothing by itself: fields and buttons say what is missing, and the page stays. */
export const FormElement = ({ onSubmit, ...props }: FormElementProps) => (
  <form
    noValidate
    {...props}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
