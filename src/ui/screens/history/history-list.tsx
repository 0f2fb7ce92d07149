import { Button } from '../../components'
import type { HistoryDay, HistoryRow } from './view-model'

export type HistoryListActions = {
  readonly backTo: (id: string) => void
  readonly onTo: (id: string) => void
}

type HistoryListProps = {
  readonly days: ReadonlyArray<HistoryDay>
  readonly isTurning: boolean
  readonly on: HistoryListActions
}

/** Newest first; what is undone stands above what is in force. */
export const HistoryList = ({ days, isTurning, on }: HistoryListProps) =>
  days.map(({ date, rows }) => (
    <section key={rows[0]?.id} aria-label={date}>
      <h2 className="rr-section-title">{date}</h2>
      <ol className="rr-history">
        {rows.map((row) => (
          <HistoryItem key={row.id} row={row} isTurning={isTurning} on={on} />
        ))}
      </ol>
    </section>
  ))

type HistoryItemProps = { readonly row: HistoryRow; readonly isTurning: boolean; readonly on: HistoryListActions }

const HistoryItem = ({ row, isTurning, on }: HistoryItemProps) => (
  <li className={lookOf(row)} aria-current={row.place === 'now' ? 'step' : undefined}>
    <time dateTime={row.at}>{row.time}</time>
    <p>
      <span>{row.words}</span>
      <small>{row.note}</small>
    </p>
    {row.place === 'now' ? (
      <span className="rr-muted rr-history-now">Now</span>
    ) : (
      <Button
        label={labels[row.place]}
        look="small quiet"
        disabled={isTurning}
        onPress={() => (row.isUndone ? on.onTo(row.id) : on.backTo(row.id))}
      />
    )}
  </li>
)

const lookOf = ({ isUndone, place }: HistoryRow): string | undefined => {
  if (isUndone) return 'is-undone'
  return place === 'now' ? 'is-here' : undefined
}

const labels = { 'back to here': 'Back to here', 'redo to here': 'Redo to here', redo: 'Redo' } as const
