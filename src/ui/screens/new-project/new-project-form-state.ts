import type { CallFailure } from '../../../domain/failure'

export type NewProjectFormState = {
  readonly name: string
  /** whether the name was left or sent, and not touched since */
  readonly isValidated: boolean
  readonly isBusy: boolean
  /** how the last try failed */
  readonly failure: CallFailure | undefined
}

export type NewProjectFormEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'left' }
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
    case 'typed':
      return { ...state, name: event.text, isValidated: false }
    case 'left':
      return { ...state, isValidated: true }
    case 'sent':
      return { ...state, isBusy: true, failure: undefined }
    case 'failed':
      return { ...state, isBusy: false, failure: event.failure }
  }
}
