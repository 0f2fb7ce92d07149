import type { ImportMode, ImportRow, RowGroup, ImportRowState, RowTally } from '../../../domain/import'
import { formatNumber, pluralise } from '../../../domain/text'
import { Icon } from '../../components'
import { stateMarks } from './group-line'
import { verdictSummaryOf } from './rows-view-model'

type TallyProps = {
  readonly tally: RowTally
  readonly groups: ReadonlyArray<RowGroup>
}

/** How many rows there are of each state. */
export const Tally = ({ tally, groups }: TallyProps) => {
  return (
    <dl className="rr-tally">
      <TallyLine state="ready" label="Ready" count={tally.ready} />
      <TallyDetail summary={rejectedSummaryOf(tally.rejectedReady)} />
      <TallyLine state="toCheck" label="To check, imported as they are" count={tally.toCheck} />
      <TallyDetail summary={verdictSummaryOf(groups)} />
      <TallyDetail summary={rejectedSummaryOf(tally.rejectedToCheck)} />
      <TallyLine state="duplicate" label="Duplicates, left out" count={tally.rejectedDuplicates} />
      <TallyDetail summary={duplicatesSummaryOf(tally)} />
      <TallyLine state="problem" label="With a problem, left out until fixed" count={tally.problems} />
      <div className="is-sub is-total">
        <dt>Will be imported</dt>
        <dd>
          {formatNumber(tally.willBeImported)} of {formatNumber(tally.rows)}
        </dd>
      </div>
    </dl>
  )
}

const rejectedSummaryOf = (count: number): string => (count === 0 ? '' : `${formatNumber(count)} left out by hand`)

/** Of the duplicates that are not left out, such as `imported: 1 merged · 2 kept`. */
const duplicatesSummaryOf = ({ merged, kept }: RowTally): string => {
  const parts = [[merged, 'merged'] as const, [kept, 'kept'] as const].flatMap(([count, what]) =>
    count === 0 ? [] : [`${formatNumber(count)} ${what}`],
  )
  return parts.length === 0 ? '' : `imported: ${parts.join(' · ')}`
}

type TallyLineProps = { readonly state: ImportRowState; readonly label: string; readonly count: number }

const TallyLine = ({ state, label, count }: TallyLineProps) => (
  <div>
    <dt>
      <span className={stateMarks[state].className}>
        <Icon icon={stateMarks[state].icon} />
      </span>
      {label}
    </dt>
    <dd>{formatNumber(count)}</dd>
  </div>
)

/** Goes with the line above it. */
const TallyDetail = ({ summary }: { readonly summary: string }) =>
  summary === '' ? null : (
    <div className="is-sub is-detail">
      <dt>{summary}</dt>
      <dd />
    </div>
  )

type ModeChoiceProps = {
  readonly rows: ReadonlyArray<ImportRow>
  readonly mode: ImportMode
  readonly onChoose: (mode: ImportMode) => void
}

/** Where references of the file stand in the project: whether those stops are updated. */
export const ModeChoice = ({ rows, mode, onChoose }: ModeChoiceProps) => {
  const count = rows.filter(({ knownStop }) => knownStop !== undefined).length
  if (count === 0) return null
  const choices = [
    { value: 'add', label: 'Leave those rows out' },
    { value: 'update', label: `Update ${pluralise(count, 'stop')} by their references` },
  ] as const
  return (
    <fieldset className="rr-import-mode">
      <legend>{pluralise(count, 'reference')} of the file in this project already</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="rr-check">
          <input type="radio" name="import-mode" checked={mode === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
