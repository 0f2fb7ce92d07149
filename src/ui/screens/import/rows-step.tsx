import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { inlineMessageOf } from '../../../domain/failure'
import { verdictOf as findVerdict } from '../../../application/import'
import type { SavingMode } from '../../../application/project'
import type { ImportRow } from '../../../domain/import'
import { formatNumber, pluralise } from '../../../domain/text'
import { useApp } from '../../app-facade'
import { Button, Failure, Foot, LoadingMessage, SearchField, undoIcon, useMediaQuery } from '../../components'
import { columnTotalOf } from './columns-view-model'
import type { StepProps } from './columns-step'
import { saveRowsIcon } from './import-icons'
import { ProblemCard } from './problem-card'
import { RowsOnMap } from './rows-on-map'
import { RowsTable } from './rows-table'
import {
  itemsOf,
  rowsGrouper,
  type ProblemCell,
  type RowFilter,
  type RowsView,
  type RowsViewModel,
} from './rows-view-model'
import { SheetDock, FileLine, StepHeader, remainingNoteOf } from './step-layout'
import { ModeChoice, Tally } from './tally'
import { useRowCells } from './use-row-cells'

const everything: RowsView = { filter: 'all', query: '', expanded: new Set() }

const CHECK_FAILED =
  'Some addresses could not be checked. Imported as they are, their stops may have no place on the map.'

const noRows: ReadonlyArray<ImportRow> = []

/** The third step: every row of the file, with what is to be fixed in it. */
export const RowsStep = observer(({ importFacade, work, back }: StepProps) => {
  const { plan, project } = useApp()
  const navigate = useNavigate()
  const { store } = importFacade
  const { verdicts, isCheckFailed, isSending, mode, isStored, refusal } = store.value
  // Deferred, so that React draws 10,000 rows in short pieces.
  const isRead = useDeferredValue(store.value.rows !== undefined)
  const rows = isRead ? store.rows : noRows
  const [view, setView] = useState(everything)
  const [failure, setFailure] = useState<string>()
  const verdictOf = useMemo(
    () => (row: ImportRow) => findVerdict(row, { verdicts, isCheckFailed }),
    [verdicts, isCheckFailed],
  )
  const group = useMemo(() => rowsGrouper(verdictOf), [verdictOf])
  const { tally, groups, rejected, columns } = useMemo(() => group(rows), [group, rows])
  const hasUnanswered = useMemo(() => rows.some((row) => verdictOf(row)?.verdict === 'not_checked'), [rows, verdictOf])
  const items = useMemo(() => itemsOf(groups, view), [groups, view])
  const expand = (key: string): void => setView({ ...view, expanded: new Set([...view.expanded, key]) })
  const reveal = ({ groupKey }: ProblemCell): void => {
    const isShown = group(store.rows).groups.some(({ key, state }) => key === groupKey && state === view.filter)
    setView({ filter: isShown ? view.filter : 'all', query: '', expanded: new Set([...view.expanded, groupKey]) })
  }
  const cells = useRowCells({
    groups,
    columns,
    items,
    importFacade,
    view,
    today: work.settings.today,
    groupsNow: () => group(store.rows).groups,
    reveal,
  })
  const current =
    rows.find(({ number }) => number === cells.focused?.row) ?? groups.find(({ state }) => state === 'problem')?.rows[0]
  const send = async (): Promise<void> => {
    setFailure(undefined)
    const result = await importFacade.send()
    if (E.isRight(result)) return void navigate(back)
    if (result.left.kind !== 'cancelled') setFailure(inlineMessageOf('The rows were not imported', result.left))
  }
  const saveRejected = async (savingMode: SavingMode): Promise<void> => {
    setFailure(undefined)
    const result = await importFacade.saveRejected(savingMode)
    if (E.isLeft(result) && result.left.kind !== 'cancelled')
      setFailure(inlineMessageOf('The rows were not saved', result.left))
  }
  return (
    <>
      <RowsOnMap rows={rows} verdictOf={verdictOf} step="rows" onOpen={cells.goToRow} />
      <StepHeader step="rows" projectName={plan.store.project?.name} back={back} />
      <FileLine
        table={work.table}
        rowCount={tally.rows}
        columnCount={columnTotalOf(work.table, work.settings.sheet)}
        onOther={() => importFacade.goTo('source')}
      />
      {!isRead ? (
        <LoadingMessage message="Reading the rows" />
      ) : (
        <>
          {work.importedRows.length === 0 ? null : <p className="rr-muted">{remainingNoteOf(rows)}</p>}
          <Tally tally={tally} groups={groups} />
          <ModeChoice rows={rows} mode={mode} onChoose={importFacade.chooseMode} />
          {current === undefined ? null : (
            <ProblemCard
              row={current}
              columns={columns}
              verdictOf={verdictOf}
              onCorrect={(column, text) => cells.correctCell(current, column, text)}
              onEdit={importFacade.edit}
              onFix={(edit) => cells.editAndGoOn(edit, cells.itemIndexOf(current.number))}
            />
          )}
          <Failure message={isCheckFailed || hasUnanswered ? CHECK_FAILED : undefined}>
            <Button label="Try again" variant="small" onPress={() => importFacade.goTo('rows')} />
          </Failure>
          <p className="rr-import-keys">
            <span className="rr-not-on-phone">
              <kbd>F8</kbd> next problem · <kbd>Enter</kbd> edit the cell · <kbd>Ctrl</kbd> <kbd>Z</kbd> undo the last
              edit ·{' '}
            </span>
            <Link to="/corrections">Remembered addresses</Link>
          </p>
          {work.edits.length === 0 ? null : (
            <Button label="Undo the last edit" variant="small quiet" icon={undoIcon} onPress={importFacade.undo} />
          )}
          {isStored ? null : <p className="rr-muted">This browser cannot keep the import: a reload would lose it.</p>}
        </>
      )}
      <Failure message={refusal ?? failure} />
      <p className="rr-sr" role="status">
        {tally.problems === 0 ? 'No problems left' : `${pluralise(tally.problems, 'problem')} left`}
      </p>
      <SheetDock label="Rows">
        <div className="rr-dock__head">
          <h2>Rows</h2>
          <RowFilters view={view} tally={tally} onFilter={(filter) => setView({ ...view, filter })} />
          <div className="rr-push">
            <SearchField label="Search rows" query={view.query} onSearch={(query) => setView({ ...view, query })} />
          </div>
        </div>
        <RowsTable
          columns={columns}
          items={items}
          rejected={rejected}
          verdictOf={verdictOf}
          cells={cells}
          hasTouch={useMediaQuery('(max-width: 768px), (pointer: coarse)')}
          onEdit={importFacade.edit}
          onExpand={expand}
        />
      </SheetDock>
      <Foot>
        <div className="rr-actions">
          <Button
            label={`Import ${pluralise(tally.willBeImported, 'stop')}`}
            variant="primary"
            busy={isSending}
            disabled={tally.willBeImported === 0}
            onPress={() => void send()}
          />
          <Button label="Back" onPress={() => importFacade.goTo('columns')} />
          {rejected.size === 0 ? null : (
            <div className="is-end" role="group" aria-label="Left-out rows">
              <Button
                label={pluralise(rejected.size, 'left-out row')}
                variant="small quiet"
                icon={saveRowsIcon}
                onPress={() => void saveRejected('save at once')}
              />
              {project.asksWhereToSave ? (
                <Button label="Save as…" variant="small quiet" onPress={() => void saveRejected('ask where')} />
              ) : null}
            </div>
          )}
        </div>
      </Foot>
    </>
  )
})

const filters: ReadonlyArray<{
  readonly filter: RowFilter
  readonly label: string
  readonly count: 'rows' | 'problems' | 'toCheck' | 'duplicates' | 'ready'
}> = [
  { filter: 'all', label: 'All', count: 'rows' },
  { filter: 'problem', label: 'Problems', count: 'problems' },
  { filter: 'toCheck', label: 'To check', count: 'toCheck' },
  { filter: 'duplicate', label: 'Duplicates', count: 'duplicates' },
  { filter: 'ready', label: 'Ready', count: 'ready' },
]

type RowFiltersProps = {
  readonly view: RowsView
  readonly tally: RowsViewModel['tally']
  readonly onFilter: (filter: RowFilter) => void
}

const RowFilters = ({ view, tally, onFilter }: RowFiltersProps) => (
  <span className="rr-filter" role="group" aria-label="Show">
    {filters.map(({ filter, label, count }) => (
      <button key={filter} type="button" aria-pressed={view.filter === filter} onClick={() => onFilter(filter)}>
        {label}
        <span className="rr-count">{formatNumber(tally[count])}</span>
      </button>
    ))}
  </span>
)
