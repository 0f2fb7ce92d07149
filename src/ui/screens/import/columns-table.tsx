import { useId } from 'react'
import { meaningLabels, type Certainty, type ColumnMeaning, type ImportSettings } from '../../../domain/import'
import { SelectFilter } from '../../components'
import { NO_FIELD, meaningChoices, type ColumnsViewModel, type ColumnViewModel } from './columns-view-model'
import './columns.css'

type ColumnsTableProps = {
  readonly viewModel: ColumnsViewModel
  readonly onChoose: (column: number, meaning: ColumnMeaning | undefined) => void
  /** takes the meanings of all columns from elsewhere */
  readonly onUse: (columns: ImportSettings['columns']) => void
}

/** Each column of the file, what stands in it, and the field that it fills. */
export const ColumnsTable = ({ viewModel, onChoose, onUse }: ColumnsTableProps) => {
  const { columns, summary, presets } = viewModel
  const preset = presets.findLastIndex(({ columns: meanings }) =>
    columns.every(({ meaning }, column) => meaning === meanings[column]),
  )
  return (
    <>
      <div className="rr-dock__head">
        <h2>Columns</h2>
        <span className="rr-muted">{summary}</span>
        <div className="rr-push">
          <SelectFilter
            label="Meanings of the columns"
            name="preset"
            choices={[
              ...(preset < 0 ? [{ value: '-1', label: 'Chosen by hand' }] : []),
              ...presets.map(({ label }, index) => ({ value: String(index), label })),
            ]}
            value={String(preset)}
            onChoose={(value) => onUse(presets[Number(value)]?.columns ?? columns.map(({ meaning }) => meaning))}
          />
        </div>
      </div>
      <div className="rr-sheet">
        <table className="table rr-table">
          <caption className="rr-sr">Columns of the file and the fields they fill</caption>
          <thead>
            <tr>
              {['Column in the file', 'First values', 'Field', 'How sure', 'Note'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, index) => (
              <ColumnRow key={column.key} column={column} onChoose={(meaning) => onChoose(index, meaning)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type ColumnRowProps = {
  readonly column: ColumnViewModel
  readonly onChoose: (meaning: ColumnMeaning | undefined) => void
}

const ColumnRow = ({ column: { header, samples, meaning, certainty, note }, onChoose }: ColumnRowProps) => {
  const id = useId()
  return (
    <tr className={certainty === 'guess' ? 'rr-column-row is-row-warning' : 'rr-column-row'}>
      <th scope="row">{header}</th>
      <td className="rr-muted" title={samples}>
        {samples === '' ? 'empty' : samples}
      </td>
      <td>
        <span className="select">
          <select
            id={id}
            aria-label={`Field for ${header}`}
            value={meaning ?? NO_FIELD}
            onChange={({ target }) => onChoose(meanings.find((candidate) => candidate === target.value))}
          >
            {meaningChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </td>
      <td>
        <CertaintyMark certainty={certainty} />
      </td>
      <td className="rr-column-note">{note}</td>
    </tr>
  )
}

const isMeaning = (name: string): name is ColumnMeaning => Object.hasOwn(meaningLabels, name)

const meanings: ReadonlyArray<ColumnMeaning> = Object.keys(meaningLabels).filter(isMeaning)

const bars: Readonly<Record<Certainty, number>> = { guess: 1, likely: 2, sure: 3 }

const CertaintyMark = ({ certainty }: { readonly certainty: Certainty }) => (
  <span className={certainty === 'guess' ? 'rr-sure is-guess' : 'rr-sure'}>
    <i aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <b key={bar} className={bar <= bars[certainty] ? 'is-on' : undefined} />
      ))}
    </i>
    {certainty}
  </span>
)
