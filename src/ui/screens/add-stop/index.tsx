import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseStopForm } from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { useEntry } from '../../form'
import type { OnTab } from '../../tab-props'
import { judgedWith, newStopEntry } from './add-stop-form-state'
import { newStopOnScreen } from './view-model'
import { NewStopScreen } from './add-stop-screen'

const AddStop = ({ projectId }: OnTab) => {
  const { plan, stop, map } = useDesk()
  const navigate = useNavigate()
  const customerName = useRef<HTMLInputElement>(null)
  const stops = tabAddressOf(projectId, { kind: 'stops' })
  const [entry, on] = useEntry({
    start: newStopEntry,
    judgedWith,
    read: parseStopForm,
    lookUp: stop.lookUpAddress,
    send: stop.add,
    onSent: () => void navigate(stops),
  })
  const shown = newStopOnScreen(entry)
  const canAdd = shown.isValid && plan.store.project?.id === projectId
  const { coordinates: at } = entry.form

  useEffect(() => customerName.current?.focus(), [])

  useEffect(() => {
    map.setProposedPoint(at)
    return () => map.setProposedPoint(undefined)
  }, [map, at])

  return (
    <NewStopScreen
      project={plan.store.project?.name}
      back={stops}
      shown={shown}
      canAdd={canAdd}
      first={customerName}
      on={{ ...on, submit: () => (canAdd ? on.submit() : undefined) }}
    />
  )
}

export default observer(AddStop)
