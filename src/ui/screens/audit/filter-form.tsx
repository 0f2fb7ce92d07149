import { useId, useState } from 'react'
import { SelectField, Field } from '../../components'
import { actionChoices, type FilterTexts } from './view-model'

type AuditFilterFormProps = {
  readonly filter: FilterTexts
  readonly onChange: (filter: FilterTexts) => void
}

/** The name is applied once the field is left or Enter is pressed, since half a name is nobody's. */
export const AuditFilterForm = ({ filter, onChange }: AuditFilterFormProps) => {
  const dayId = useId()
  const [username, setUsername] = useState(filter.username)
  const applyName = (): void => {
    if (username !== filter.username) onChange({ ...filter, username })
  }
  return (
    <form
      className="rr-audit-filter"
      role="search"
      aria-label="Filter the audit trail"
      onSubmit={(event) => {
        event.preventDefault()
        applyName()
      }}
    >
      <Field
        label="Who"
        name="who"
        placeholder="Username"
        value={username}
        required={false}
        onChange={setUsername}
        onBlur={applyName}
      />
      <SelectField
        label="What"
        name="what"
        choices={actionChoices}
        value={filter.action}
        onChoose={(action) => onChange({ ...filter, action })}
      />
      <div className="field">
        <label className="label" htmlFor={dayId}>
          Day
        </label>
        <input
          className="input"
          type="date"
          id={dayId}
          name="day"
          value={filter.day}
          onChange={({ target }) => onChange({ ...filter, day: target.value })}
        />
      </div>
    </form>
  )
}
