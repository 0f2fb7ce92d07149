import { useState } from 'react'
import type { ImportRow, RowFix, RowEdit, RowGroup } from '../../../domain/import'
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
  fixes.map((fix) =>
    fix.kind === 'choose' ? (
      <ChoiceOfWord key={keyOf(fix)} fix={fix} onEdit={onEdit} />
    ) : (
      <Button
        key={keyOf(fix)}
        label={fix.label}
        variant="small"
        {...(fix.label.startsWith('Swap') ? { icon: swapIcon } : {})}
        onPress={() => onEdit(fix.edit)}
      />
    ),
  )

/** A row may have two fixes of the same label, for different fields. */
const keyOf = (fix: RowFix): string => {
  if (fix.kind === 'choose') return fix.field
  const texts = fix.edit.kind === 'setEach' ? fix.edit.cells[0]?.texts : fix.edit.kind === 'set' ? fix.edit.texts : {}
  return [fix.label, ...Object.keys(texts ?? {})].join(' ')
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
