import * as E from 'fp-ts/Either'
import { failureMessageOf, type CallFailure } from '../../../domain/failure'
import { projectNameOf } from '../../../domain/project-name'

type NewProjectFormState = {
  readonly name: string
  /** whether the name was left or submitted, and not changed since */
  readonly isValidated: boolean
  readonly isBusy: boolean
  /** of the last submit */
  readonly failure: CallFailure | undefined
}

export type NewProjectFormEvent =
  | { readonly kind: 'changed'; readonly text: string }
  | { readonly kind: 'blurred' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

export const emptyNewProjectFormState: NewProjectFormState = {
  name: '',
  isValidated: false,
  isBusy: false,
  failure: undefined,
}

export const newProjectFormReducer = (state: NewProjectFormState, event: NewProjectFormEvent): NewProjectFormState => {
  switch (event.kind) {
    case 'changed':
      return { ...state, name: event.text, isValidated: false }
    case 'blurred':
      return { ...state, isValidated: true }
    case 'sent':
      return { ...state, isBusy: true, failure: undefined }
    case 'failed':
      return { ...state, isBusy: false, failure: event.failure }
  }
}

export type NewProjectViewModel = {
  readonly name: { readonly value: string; readonly error: string | undefined }
  readonly isBusy: boolean
  readonly failure: string | undefined
}

export const newProjectViewModel = ({
  name,
  isValidated,
  isBusy,
  failure,
}: NewProjectFormState): NewProjectViewModel => {
  const parsedName = projectNameOf(name)
  return {
    name: { value: name, error: isValidated && E.isLeft(parsedName) ? parsedName.left.reason : undefined },
    isBusy,
    failure: failure && `The project was not created: ${failureMessageOf(failure)}`,
  }
}
