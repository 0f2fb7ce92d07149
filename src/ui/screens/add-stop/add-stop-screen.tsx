import type { Ref } from 'react'
import { priorities, stopTypes } from '../../../domain/stop'
import { fieldPropsOf, type FormActions } from '../../form'
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
import type { StopField } from './add-stop-form-state'
import type { AddStopViewModel } from './view-model'

type AddStopScreenProps = {
  readonly project: string | undefined
  readonly back: string
  readonly viewModel: AddStopViewModel
  readonly canAdd: boolean
  readonly firstInput: Ref<HTMLInputElement>
  readonly actions: FormActions<StopField>
}

const choicesOf = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, label: value }))

/** §2, §5 */
export const AddStopScreen = ({ project, back, viewModel, canAdd, firstInput, actions }: AddStopScreenProps) => {
  const fieldProps = fieldPropsOf(viewModel, actions)
  return (
    <>
      <PageTitle page="Add stop" project={project} />
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
