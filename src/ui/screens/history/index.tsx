import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useApp } from '../../app-facade'
import { useUndo } from '../../plan'
import type { TabProps } from '../../tab-props'
import {
  Button,
  EmptyState,
  ProjectNotLoaded,
  PageHeader,
  PageTitle,
  LoadingMessage,
  errorIcon,
  historyIcon,
  redoIcon,
  undoIcon,
} from '../../components'
import { type HistoryDay, type HistoryRow, historyViewModel, type HistoryViewModel } from './view-model'
import './history.css'

const History = ({ projectId }: TabProps) => {
  const { config, history, plan, session } = useApp()
  const { undoLast, redoNext } = useUndo()
  const { open } = plan.store
  const version = open?.project.id === projectId ? (open.version ?? 0) : undefined
  const isEnabled = config.serverKeepsHistory

  // Loaded again for each new version of the plan, whoever changed it.
  useEffect(() => {
    if (isEnabled && version !== undefined) void history.load(projectId, version)
  }, [history, projectId, version, isEnabled])

  return (
    <HistoryScreen
      projectName={plan.store.project?.name}
      viewModel={historyViewModel({
        project: projectId,
        plan: plan.store.value,
        history: history.store.value,
        isEnabled,
        username: session.user?.username,
      })}
      actions={{
        undo: undoLast,
        redo: redoNext,
        undoTo: (id) => void history.undoTo(id),
        redoTo: (id) => void history.redoTo(id),
        loadMore: () => void history.loadMore(),
        retry: () => void (open === undefined ? plan.open({ projectId, part: 'routes' }) : history.load(projectId)),
      }}
    />
  )
}

export default observer(History)

type HistoryActions = HistoryListActions & {
  readonly undo: () => void
  readonly redo: () => void
  readonly loadMore: () => void
  readonly retry: () => void
}

type HistoryScreenProps = {
  readonly projectName: string | undefined
  readonly viewModel: HistoryViewModel
  readonly actions: HistoryActions
}

const HistoryScreen = ({ projectName, viewModel, actions }: HistoryScreenProps) => (
  <>
    <PageTitle page="Undo history" projectName={projectName} />
    <PageHeader title="Undo history">
      {viewModel.kind === 'listed' ? <UndoRedoButtons viewModel={viewModel} actions={actions} /> : undefined}
    </PageHeader>
    <Content viewModel={viewModel} actions={actions} />
  </>
)

type ListedHistory = Extract<HistoryViewModel, { readonly kind: 'listed' }>

const UndoRedoButtons = ({
  viewModel,
  actions,
}: {
  readonly viewModel: ListedHistory
  readonly actions: HistoryActions
}) => (
  <>
    <Button
      label="Undo"
      variant="small"
      icon={undoIcon}
      shortcut="Ctrl Z"
      busy={viewModel.isBusy}
      disabledReason={viewModel.canUndo ? undefined : 'Nothing to undo'}
      onPress={actions.undo}
    />
    <Button
      label="Redo"
      variant="small"
      icon={redoIcon}
      busy={viewModel.isBusy}
      disabledReason={viewModel.canRedo ? undefined : 'Nothing to redo'}
      onPress={actions.redo}
    />
  </>
)

const Content = ({ viewModel, actions }: Omit<HistoryScreenProps, 'projectName'>) => {
  switch (viewModel.kind) {
    case 'disabled':
      return <EmptyState icon={historyIcon} message="This server keeps no history" />
    case 'loading':
      return <LoadingMessage message="Loading the history" />
    case 'project not loaded':
      return <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={actions.retry} />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} message="The history could not be loaded">
          <Button label="Try again" onPress={actions.retry} />
        </EmptyState>
      )
    case 'empty':
      return <EmptyState icon={historyIcon} message="Nothing has been changed yet" />
    case 'listed':
      return (
        <>
          <HistoryList days={viewModel.days} isBusy={viewModel.isBusy} actions={actions} />
          {viewModel.hasMore ? (
            <div className="rr-history-more">
              <Button label="Show older changes" variant="small" onPress={actions.loadMore} />
            </div>
          ) : null}
          <p className="rr-muted rr-history-note">
            Changes of others are listed too. Going back past one of them asks first.
          </p>
        </>
      )
  }
}

type HistoryListActions = {
  readonly undoTo: (id: string) => void
  readonly redoTo: (id: string) => void
}

type HistoryListProps = {
  readonly days: ReadonlyArray<HistoryDay>
  readonly isBusy: boolean
  readonly actions: HistoryListActions
}

/** Newest first. */
const HistoryList = ({ days, isBusy, actions }: HistoryListProps) =>
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
