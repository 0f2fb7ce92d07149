import { useId, type FocusEvent, type Ref } from 'react'
import { Icon } from './icon'

type FieldProps = {
  readonly label: string
  readonly name: string
  readonly type: 'text' | 'password'
  readonly autoComplete: string
  readonly value: string
  readonly error: string | undefined
  readonly readOnly: boolean
  readonly ref: Ref<HTMLInputElement>
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

export const Field = ({ label, error, onType, onLeave, ...input }: FieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={error === undefined ? 'field' : 'field has-error'}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="control">
        <input
          {...input}
          id={id}
          className="input"
          required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onType(event.target.value)}
          onBlur={(event) => (goesToSubmit(event) ? undefined : onLeave())}
        />
      </div>
      {error === undefined ? null : (
        <p className="help is-danger" id={errorId}>
          <Icon name="field error" />
          {error}
        </p>
      )}
    </div>
  )
}

/** An error that appears under the pointer pushes the button away from the click that is coming down on it. */
const goesToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
