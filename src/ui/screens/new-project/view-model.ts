import * as E from 'fp-ts/Either'
import { failureMessageOf } from '../../../domain/failure'
import { projectNameOf } from '../../../domain/project'
import type { NewProjectFormState } from './new-project-form-state'

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
