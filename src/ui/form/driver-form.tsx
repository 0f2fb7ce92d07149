import type { Ref } from 'react'
import { SubmitButton, Button, ButtonLink, Failure, Field, Form } from '../components'
import type { DriverFormViewModel, DriverField } from './driver-form-view-model'
import { fieldPropsOf } from './form-view-model'
import { AddressField, LookupFields } from './address-fields'
import type { FormActions } from './use-form'

type DriverFormProps = {
  readonly viewModel: DriverFormViewModel
  readonly submitLabel: string
  readonly cancelPath: string
  readonly firstInput?: Ref<HTMLInputElement>
  readonly actions: FormActions<DriverField>
  readonly onLoadLatest?: () => void
}

/** §2, §5: for a new driver and for an existing one. */
export const DriverForm = ({
  viewModel,
  submitLabel,
  cancelPath,
  firstInput,
  actions,
  onLoadLatest,
}: DriverFormProps) => {
  const fieldProps = fieldPropsOf(viewModel, actions)
  return (
    <Form
      isComplete={viewModel.isValid}
      onSubmit={actions.submit}
      failure={
        <Failure message={viewModel.failure}>
          {viewModel.isStale && onLoadLatest !== undefined ? (
            <Button label="Load theirs" variant="small" onPress={onLoadLatest} />
          ) : null}
        </Failure>
      }
      buttons={
        <>
          <SubmitButton
            className="button is-primary"
            label={submitLabel}
            busy={viewModel.isBusy}
            disabled={!viewModel.isValid}
          />
          <ButtonLink label="Cancel" to={cancelPath} />
        </>
      }
    >
      <Field
        label="First name"
        span={5}
        {...(firstInput === undefined ? {} : { ref: firstInput })}
        {...fieldProps('firstName')}
      />
      <Field label="Last name" span={7} {...fieldProps('lastName')} />
      <LookupFields propsOf={fieldProps} zipLabel="Zipcode" />
      <AddressField address={viewModel.address} placeholder="Filled from zipcode and house number" />
      <Field label="Mobile number" inputMode="tel" {...fieldProps('mobileNumber')} />
      <Field label="Begin time" span={4} {...fieldProps('availabilityEarliest')} />
      <Field label="End time" span={4} {...fieldProps('availabilityLatest')} />
      <Field
        label="Vehicle capacity"
        span={4}
        inputMode="numeric"
        help="Sum of the demands of its stops"
        {...fieldProps('vehicleCapacity')}
      />
      <Field
        label="Trips a day"
        span={6}
        inputMode="numeric"
        help="How many times it may leave the depot"
        {...fieldProps('trips')}
      />
      <Field
        label="Loading (minutes)"
        span={6}
        inputMode="numeric"
        help="Each loading between two trips"
        {...fieldProps('loadingMinutes')}
      />
    </Form>
  )
}
