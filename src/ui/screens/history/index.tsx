import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { historyOnScreen } from './view-model'
import { HistoryScreen } from './history-screen'

const History = ({ projectId }: OnTab) => {
  const { config, history, plan, session } = useDesk()
  const { open } = plan.store
  const version = open?.project.id === projectId ? (open.version ?? 0) : undefined
  const isKept = config.history

  // Read again whenever the project has become another, by whoever's hand.
  useEffect(() => {
    if (isKept && version !== undefined) void history.load(projectId)
  }, [history, projectId, version, isKept])

  return (
    <HistoryScreen
      project={plan.store.project?.name}
      shown={historyOnScreen({
        project: projectId,
        plan: plan.store.value,
        history: history.store.value,
        isKept,
        me: session.user?.username,
      })}
      on={{
        undo: () => void history.undoLast(),
        redo: () => void history.redoLast(),
        backTo: (id) => void history.undoTo(id),
        onTo: (id) => void history.redoTo(id),
        more: () => void history.loadMore(),
        retry: () => void (open === undefined ? plan.open({ projectId, part: 'routes' }) : history.load(projectId)),
      }}
    />
  )
}

export default observer(History)
