import type { CallFailure } from '../../../domain/failure'

export type NewProjectForm = {
  readonly name: string
  /** whether the name was left or sent, and not touched since */
  readonly isJudged: boolean
  readonly isBusy: boolean
  /** how the last try failed */
  readonly failed: CallFailure | undefined
}

export type NewProjectEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failed: CallFailure }

export const emptyNewProjectForm: NewProjectForm = { name: '', isJudged: false, isBusy: false, failed: undefined }

export const newProjectForm = (form: NewProjectForm, event: NewProjectEvent): NewProjectForm => {
  switch (event.kind) {
    case 'typed':
      return { ...form, name: event.text, isJudged: false }
    case 'left':
      return { ...form, isJudged: true }
    case 'sent':
      return { ...form, isBusy: true, failed: undefined }
    case 'failed':
      return { ...form, isBusy: false, failed: event.failed }
  }
}
