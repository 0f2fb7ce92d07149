import { useState } from 'react'
import {
  importFields,
  meaningLabels,
  type ImportField,
  type ImportRow,
  type RowFix,
  type RowEdit,
  type RowGroup,
} from '../../../domain/import'
import { Button, Icon, errorIcon, fieldErrorIcon, successIcon } from '../../components'
import { duplicateIcon, fixAllIcon, swapIcon } from './import-icons'
import { groupNoteOf } from './rows-view-model'

/** The mark of each state of a row, in the table and in the tally. */
export const stateMarks = {
  problem: { icon: errorIcon, className: 'rr-mark is-problem' },
  toCheck: { icon: fieldErrorIcon, className: 'rr-mark is-check' },
  duplicate: { icon: duplicateIcon, className: 'rr-mark is-duplicate' },
  ready: { icon: successIcon, className: 'rr-mark is-ready' },
} as const

type GroupLineProps = {
  readonly group: RowGroup
  readonly rejected: ReadonlySet<ImportRow>
  readonly rowIndex: number
  readonly columnCount: number
  readonly onEdit: (edit: RowEdit) => void
}

/** What is to be fixed in the rows below it, and what fixes all of them. */
export const GroupLine = ({ group, rejected, rowIndex, columnCount, onEdit }: GroupLineProps) => {
  const { icon, className } = stateMarks[group.state]
  const heading = (
    <span>
      <b>{group.title}</b> · {groupNoteOf(group, rejected)}
    </span>
  )
  return (
    <tr className="rr-problem" aria-rowindex={rowIndex}>
      <td colSpan={columnCount}>
        <div className="rr-problem-line">
          <span className={className}>
            <Icon icon={icon} />
          </span>
          {heading}
          <span className="is-end">
            <FixButtons fixes={group.fixes} onEdit={onEdit} />
          </span>
        </div>
      </td>
    </tr>
  )
}

type FixButtonsProps = { readonly fixes: ReadonlyArray<RowFix>; readonly onEdit: (edit: RowEdit) => void }

export const FixButtons = ({ fixes, onEdit }: FixButtonsProps) =>
  fixes.map((fix) => {
    const fields = fieldsOf(fix)
    const isOnly = fixes.filter(({ label }) => label === fix.label).length === 1
    const label = isOnly ? fix.label : `${fix.label} ${fields.map((field) => meaningLabels[field]).join(' and ')}`
    const key = [fix.label, ...fields].join(' ')
    return fix.kind === 'choose' ? (
      <ChoiceOfWord key={key} fix={{ ...fix, label }} onEdit={onEdit} />
    ) : (
      <Button
        key={key}
        label={label}
        variant="small"
        {...(fix.label.startsWith('Swap') ? { icon: swapIcon } : {})}
        onPress={() => onEdit(fix.edit)}
      />
    )
  })

const fieldsOf = (fix: RowFix): ReadonlyArray<ImportField> => {
  if (fix.kind === 'choose') return [fix.field]
  const texts = fix.edit.kind === 'setEach' ? fix.edit.cells[0]?.texts : fix.edit.kind === 'set' ? fix.edit.texts : {}
  return importFields.filter((field) => texts?.[field] !== undefined)
}

type ChoiceOfWordProps = {
  readonly fix: Extract<RowFix, { readonly kind: 'choose' }>
  readonly onEdit: (edit: RowEdit) => void
}

const ChoiceOfWord = ({ fix: { label, field, options, rows }, onEdit }: ChoiceOfWordProps) => {
  const [choice, setChoice] = useState(options[0] ?? '')
  return (
    <>
      <span className="select">
        <select aria-label={`${field} for all`} value={choice} onChange={({ target }) => setChoice(target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
      <Button
        label={label}
        variant="small"
        icon={fixAllIcon}
        onPress={() => onEdit({ kind: 'set', rows, texts: { [field]: choice } })}
      />
    </>
  )
}
