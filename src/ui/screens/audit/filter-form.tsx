import { useState } from 'react'
import { Field, FormElement, SelectField } from '../../components'
import { actionChoices, type FilterTexts } from './view-model'

type AuditFilterFormProps = {
  readonly filter: FilterTexts
  readonly onChange: (filter: FilterTexts) => void
}

/** The name is applied once the field is left or Enter is pressed, since half a name is nobody's. */
export const AuditFilterForm = ({ filter, onChange }: AuditFilterFormProps) => {
  const [username, setUsername] = useState(filter.username)
  const applyName = (): void => {
    if (username !== filter.username) onChange({ ...filter, username })
  }
  return (
    <FormElement className="rr-audit-filter" role="search" aria-label="Filter the audit trail" onSubmit={applyName}>
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
      <Field
        label="Day"
        name="day"
        type="date"
        value={filter.day}
        required={false}
        onChange={(day) => onChange({ ...filter, day })}
      />
    </FormElement>
  )
}
