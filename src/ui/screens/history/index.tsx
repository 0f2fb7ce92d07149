import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useApp } from '../../app-facade'
import { useUndo } from '../../plan'
import type { TabProps } from '../../tab-props'
import { historyViewModel } from './view-model'
import { HistoryScreen } from './history-screen'

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
