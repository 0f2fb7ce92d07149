import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseStopForm, priorities, stopTypes } from '../../../domain/stop'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { useForm, fieldPropsOf, type FormActions } from '../../form'
import type { TabProps } from '../../tab-props'
import { relatedFields, emptyAddStopFormState, type StopField } from './add-stop-form-state'
import { addStopViewModel, type AddStopViewModel } from './view-model'
import {
  SubmitButton,
  ButtonLink,
  Failure,
  Field,
  Form,
  PageHeader,
  PageTitle,
  SelectField,
  type Choice,
} from '../../components'

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
      projectName={plan.store.project?.name}
      back={stopsPath}
      viewModel={viewModel}
      canAdd={canAdd}
      firstInput={customerName}
      actions={{ ...formActions, submit: () => (canAdd ? formActions.submit() : undefined) }}
    />
  )
}

type AddStopScreenProps = {
  readonly projectName: string | undefined
  readonly back: string
  readonly viewModel: AddStopViewModel
  readonly canAdd: boolean
  readonly firstInput: Ref<HTMLInputElement>
  readonly actions: FormActions<StopField>
}

const choicesOf = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, label: value }))

/** The screen that adds a stop (§2, §5). */
const AddStopScreen = ({ projectName, back, viewModel, canAdd, firstInput, actions }: AddStopScreenProps) => {
  const fieldProps = fieldPropsOf(viewModel, actions)
  return (
    <>
      <PageTitle page="Add stop" projectName={projectName} />
      <PageHeader title="Add stop" back={back} />
      <Form
        isComplete={canAdd}
        onSubmit={actions.submit}
        failure={<Failure message={viewModel.failure} />}
        buttons={
          <>
            <SubmitButton className="button is-primary" label="Add stop" busy={viewModel.isBusy} disabled={!canAdd} />
            <ButtonLink label="Cancel" to={back} />
          </>
        }
      >
        <SelectField label="Type" name="type" span={6} choices={choicesOf(stopTypes)} value={viewModel.type} disabled />
        <SelectField
          label="Priority"
          name="priority"
          span={6}
          choices={choicesOf(priorities)}
          value={viewModel.priority}
          disabled
        />
        <Field label="Customer name" ref={firstInput} {...fieldProps('customerName')} />
        <Field label="Zip" span={5} {...fieldProps('zip')} />
        <Field label="House number" span={4} inputMode="numeric" {...fieldProps('houseNumber')} />
        <Field label="Suffix" span={3} required={false} {...fieldProps('houseNumberSuffix')} />
        <Field
          label="Address"
          name="address"
          placeholder="Filled in from zip and house number"
          readOnly
          help={viewModel.help}
          {...viewModel.address}
        />
      </Form>
    </>
  )
}

export default observer(AddStop)
