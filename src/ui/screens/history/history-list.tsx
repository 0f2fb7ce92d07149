import { Button } from '../../components'
import type { HistoryDay, HistoryRow } from './view-model'

export type HistoryListActions = {
  readonly undoTo: (id: string) => void
  readonly redoTo: (id: string) => void
}

type HistoryListProps = {
  readonly days: ReadonlyArray<HistoryDay>
  readonly isBusy: boolean
  readonly actions: HistoryListActions
}

/** Newest first; what is undone stands above what is in force. */
export const HistoryList = ({ days, isBusy, actions }: HistoryListProps) =>
  days.map(({ date, rows }) => (
    <section key={rows[0]?.id} aria-label={date}>
      <h2 className="rr-section-title">{date}</h2>
      <ol className="rr-history">
        {rows.map((row) => (
          <HistoryItem key={row.id} row={row} isBusy={isBusy} actions={actions} />
        ))}
      </ol>
    </section>
  ))

type HistoryItemProps = { readonly row: HistoryRow; readonly isBusy: boolean; readonly actions: HistoryListActions }

const HistoryItem = ({ row, isBusy, actions }: HistoryItemProps) => (
  <li className={classNameOf(row)} aria-current={row.action === 'now' ? 'step' : undefined}>
    <time dateTime={row.timestamp}>{row.time}</time>
    <p>
      <span>{row.description}</span>
      <small>{row.note}</small>
    </p>
    {row.action === 'now' ? (
      <span className="rr-muted rr-history-now">Now</span>
    ) : (
      <Button
        label={labels[row.action]}
        variant="small quiet"
        disabled={isBusy}
        onPress={() => (row.isUndone ? actions.redoTo(row.id) : actions.undoTo(row.id))}
      />
    )}
  </li>
)

const classNameOf = ({ isUndone, action }: HistoryRow): string | undefined => {
  if (isUndone) return 'is-undone'
  return action === 'now' ? 'is-here' : undefined
}

const labels = { 'back to here': 'Back to here', 'redo to here': 'Redo to here', redo: 'Redo' } as const
