import { observer } from 'mobx-react-lite'
import { stopKeyOf } from '../../../domain/history'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { Button, NoRouteChip } from '../../components'
import { ColleagueMark } from '../../plan'

/** The stops that a colleague has just deleted, where they stood in the list, until that was seen. */
export const RemovedRows = observer(({ after }: { readonly after: StopId }) => {
  const { colleague, history, config } = useApp()
  return Array.from(colleague.store.marks.values(), ({ removed, entry }) =>
    removed?.previous !== after ? null : (
      <tr key={removed.id} className="rr-removed">
        <td className="is-tight" colSpan={2}>
          <NoRouteChip reason="Deleted" />
        </td>
        <td className="rr-num is-tight">–</td>
        <td colSpan={3}>
          <s>{removed.name}</s>
          {entry === undefined || !config.hasHistory ? null : (
            <Button label="Undo" variant="small quiet" onPress={() => void history.undoSingle(entry)} />
          )}
          <ColleagueMark item={stopKeyOf(removed.id)} />
        </td>
      </tr>
    ),
  )
})
