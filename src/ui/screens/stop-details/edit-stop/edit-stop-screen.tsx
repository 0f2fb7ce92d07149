import type { Ref } from 'react'
import type { TypedField } from '../../../../domain/stop-edit'
import {
  Button,
  Failure,
  Field,
  Form,
  PageHeader,
  PageTitle,
  SelectField,
  SubmitButton,
  TextAreaField,
  deleteIcon,
  unplanIcon,
  type Choice,
} from '../../../components'
import { fieldPropsOf, type FormActions } from '../../../form'
import type { EditStopViewModel } from './view-model'

type EditStopScreenProps = {
  readonly projectName: string | undefined
  readonly name: string
  readonly viewModel: EditStopViewModel
  readonly types: ReadonlyArray<string>
  readonly priorities: ReadonlyArray<string>
  readonly isPlanned: boolean
  readonly firstInput: Ref<HTMLInputElement>
  readonly actions: FormActions<TypedField> & {
    readonly cancel: () => void
    readonly takeMine: () => void
    readonly takeTheirs: () => void
    readonly unplan: () => void
    readonly remove: () => void
  }
}

const choicesOf = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, label: value }))

/** Everything that is known of a stop, to be edited. */
export const EditStopScreen = ({ projectName, name, viewModel, isPlanned, actions, ...props }: EditStopScreenProps) => {
  const { types, priorities, firstInput } = props
  const commonProps = fieldPropsOf(viewModel, actions)
  const fieldProps = (field: TypedField) => ({ ...commonProps(field), help: viewModel.helpOf(field) })
  const selectProps = (field: 'type' | 'priority') => {
    const { value, error } = viewModel.fieldOf(field)
    const help = viewModel.helpOf(field)
    return { name: field, value, error, help, onChoose: (choice: string) => actions.change(field, choice) }
  }
  const title = `Edit ${name}`
  return (
    <>
      <PageTitle page={title} projectName={projectName} />
      <PageHeader title={title} />
      <Form
        isComplete={viewModel.isValid}
        onSubmit={actions.submit}
        failure={
          viewModel.conflicts.length === 0 ? (
            <Failure message={viewModel.failure} />
          ) : (
            <Conflicts viewModel={viewModel} actions={actions} />
          )
        }
        buttons={
          <>
            <SubmitButton
              className="button is-primary"
              label="Save"
              busy={viewModel.isBusy}
              disabled={!viewModel.isValid}
            />
            <Button label="Cancel" onPress={actions.cancel} />
            <span className="is-end">
              {isPlanned ? (
                <Button label="Unplan" variant="small quiet" icon={unplanIcon} onPress={actions.unplan} />
              ) : null}
              <Button label="Delete" variant="small danger" icon={deleteIcon} onPress={actions.remove} />
            </span>
          </>
        }
      >
        <SelectField label="Type" span={6} choices={choicesOf(types)} {...selectProps('type')} />
        <SelectField label="Priority" span={6} choices={choicesOf(priorities)} {...selectProps('priority')} />
        <Field label="Customer name" span={6} ref={firstInput} {...fieldProps('customerName')} />
        <Field label="Contact name" span={6} required={false} {...fieldProps('contactName')} />
        <Field label="Zip" span={5} {...fieldProps('zip')} />
        <Field label="House number" span={4} inputMode="numeric" {...fieldProps('houseNumber')} />
        <Field label="Suffix" span={3} required={false} {...fieldProps('houseNumberSuffix')} />
        <Field
          label="Address"
          name="address"
          placeholder="Filled in from zip and house number"
          readOnly
          {...viewModel.address}
        />
        <Field label="Timeslot earliest" span={3} required={false} {...fieldProps('timeSlotEarliest')} />
        <Field label="Timeslot latest" span={3} required={false} {...fieldProps('timeSlotLatest')} />
        <Field label="Duration (min)" span={3} required={false} inputMode="numeric" {...fieldProps('duration')} />
        <Field label="Demand" span={3} required={false} inputMode="numeric" {...fieldProps('demand')} />
        <Field label="Phone" required={false} inputMode="tel" {...fieldProps('phone')} />
        <Field label="Products" required={false} {...fieldProps('productDescription')} />
        <TextAreaField label="Notes" {...fieldProps('notes')} />
      </Form>
    </>
  )
}

type ConflictsProps = Pick<EditStopScreenProps, 'viewModel' | 'actions'>

/** What somebody else changed meanwhile in the same fields, and whose values are to stay. */
const Conflicts = ({ viewModel: { conflicts, whose }, actions }: ConflictsProps) => (
  <Failure message="The stop was not saved: the same fields were changed meanwhile.">
    <ul className="rr-conflicts">
      {conflicts.map(({ field, now, by }) => (
        <li key={field}>
          {labelOf(field)}
          {by === '' ? '' : `, by ${by}`}: now {now === '' ? 'empty' : now}
        </li>
      ))}
    </ul>
    <Button label="Take all of mine" variant="small" onPress={actions.takeMine} />
    <Button label={`Take all of ${whose}`} variant="small" onPress={actions.takeTheirs} />
  </Failure>
)

const labels: Readonly<Record<string, string>> = {
  customerName: 'Customer name',
  contactName: 'Contact name',
  zip: 'Zip',
  houseNumber: 'House number',
  houseNumberSuffix: 'Suffix',
  addressSummary: 'Address',
  timeSlotEarliest: 'Timeslot earliest',
  timeSlotLatest: 'Timeslot latest',
  productDescription: 'Products',
  lat: 'Place',
  lng: 'Place',
}

const labelOf = (field: string): string => labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
