import './stop-rows.css'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { Button, moveToIcon, unplanIcon } from '../components'

type MoveButtonsProps = { readonly stop: StopId; readonly isPlanned: boolean }

/** Moves a stop by hand, from its page. */
export const MoveButtons = ({ stop, isPlanned }: MoveButtonsProps) => {
  const { move } = useApp()
  return (
    <div className="rr-actions rr-move-buttons">
      <Button label="Move to…" variant="small" icon={moveToIcon} onPress={() => void move.openDialog([stop])} />
      {isPlanned ? (
        <Button label="Unplan" variant="small" icon={unplanIcon} onPress={() => void move.unplan([stop])} />
      ) : null}
    </div>
  )
}
