import {
  Button,
  EmptyState,
  NoPlan,
  PageHead,
  PageTitle,
  Waiting,
  errorIcon,
  historyIcon,
  redoIcon,
  undoIcon,
} from '../../components'
import { HistoryList, type HistoryListActions } from './history-list'
import type { HistoryOnScreen } from './view-model'
import './history.css'

export type HistoryActions = HistoryListActions & {
  readonly undo: () => void
  readonly redo: () => void
  readonly more: () => void
  readonly retry: () => void
}

type HistoryScreenProps = {
  readonly project: string | undefined
  readonly shown: HistoryOnScreen
  readonly on: HistoryActions
}

export const HistoryScreen = ({ project, shown, on }: HistoryScreenProps) => (
  <>
    <PageTitle of="Undo history" project={project} />
    <PageHead title="Undo history">{shown.kind === 'listed' ? <Turns shown={shown} on={on} /> : undefined}</PageHead>
    <Content shown={shown} on={on} />
  </>
)

type Listed = Extract<HistoryOnScreen, { readonly kind: 'listed' }>

const Turns = ({ shown, on }: { readonly shown: Listed; readonly on: HistoryActions }) => (
  <>
    <Button
      label="Undo"
      look="small"
      icon={undoIcon}
      shortcut="Ctrl Z"
      busy={shown.isTurning}
      why={shown.canUndo ? undefined : 'Nothing to undo'}
      onPress={on.undo}
    />
    <Button
      label="Redo"
      look="small"
      icon={redoIcon}
      busy={shown.isTurning}
      why={shown.canRedo ? undefined : 'Nothing to redo'}
      onPress={on.redo}
    />
  </>
)

const Content = ({ shown, on }: Omit<HistoryScreenProps, 'project'>) => {
  switch (shown.kind) {
    case 'not kept':
      return <EmptyState icon={historyIcon} words="This server keeps no history" />
    case 'waiting':
      return <Waiting words="Loading the history" />
    case 'no plan':
      return <NoPlan isUnknown={shown.isUnknown} onRetry={on.retry} />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} words="The history could not be loaded">
          <Button label="Try again" onPress={on.retry} />
        </EmptyState>
      )
    case 'empty':
      return <EmptyState icon={historyIcon} words="Nothing has been changed yet" />
    case 'listed':
      return (
        <>
          <HistoryList days={shown.days} isTurning={shown.isTurning} on={on} />
          {shown.hasMore ? (
            <div className="rr-history-more">
              <Button label="Show older changes" look="small" onPress={on.more} />
            </div>
          ) : null}
          <p className="rr-muted rr-history-note">
            Changes of others are listed too. Going back past one of them asks first.
          </p>
        </>
      )
  }
}
