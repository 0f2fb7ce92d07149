import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { parseTypedDriverForm, type DriverDetails, type DriverForm } from '../../domain/driver'
import { useApp } from '../app-facade'
import { relatedFields, type DriverFormState, type DriverField } from './driver-form-view-model'
import { useForm, type FormActions } from './use-form'

type DriverFormOptions = {
  readonly initialState: DriverFormState
  readonly isAddressKnown?: (form: DriverForm) => boolean
  readonly send: (details: DriverDetails) => Promise<E.Either<CallFailure, unknown>>
  readonly onSent: () => void
}

export const useDriverForm = (options: DriverFormOptions): readonly [DriverFormState, FormActions<DriverField>] => {
  const { lookUpAddress } = useApp().driver
  return useForm({ ...options, relatedFields, parse: parseTypedDriverForm, lookUp: lookUpAddress })
}
