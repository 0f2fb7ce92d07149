import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseStopForm } from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../actions'
import { useForm } from '../../form'
import type { TabProps } from '../../tab-props'
import { relatedFields, emptyAddStopFormState } from './add-stop-form-state'
import { addStopViewModel } from './view-model'
import { AddStopScreen } from './add-stop-screen'

const AddStop = ({ projectId }: TabProps) => {
  const { plan, stop, map } = useApp()
  const navigate = useNavigate()
  const customerName = useRef<HTMLInputElement>(null)
  const stopsPath = tabAddressOf(projectId, { kind: 'stops' })
  const [formState, formActions] = useForm({
    initialState: emptyAddStopFormState,
    relatedFields,
    parse: parseStopForm,
    lookUp: stop.lookUpAddress,
    send: stop.add,
    onSent: () => void navigate(stopsPath),
  })
  const viewModel = addStopViewModel(formState)
  const canAdd = viewModel.isValid && plan.store.project?.id === projectId
  const { coordinates } = formState.form

  useEffect(() => customerName.current?.focus(), [])

  useEffect(() => {
    map.setProposedPoint(coordinates)
    return () => map.setProposedPoint(undefined)
  }, [map, coordinates])

  return (
    <AddStopScreen
      project={plan.store.project?.name}
      back={stopsPath}
      viewModel={viewModel}
      canAdd={canAdd}
      firstInput={customerName}
      actions={{ ...formActions, submit: () => (canAdd ? formActions.submit() : undefined) }}
    />
  )
}

export default observer(AddStop)
