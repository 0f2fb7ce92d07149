import * as E from 'fp-ts/Either'
import { failureMessageOf } from '../../../domain/failure'
import { projectNameOf } from '../../../domain/project'
import type { NewProjectForm } from './new-project-form-state'

export type NewProjectOnScreen = {
  readonly name: { readonly value: string; readonly error: string | undefined }
  readonly isBusy: boolean
  readonly failure: string | undefined
}

export const newProjectOnScreen = ({ name, isJudged, isBusy, failed }: NewProjectForm): NewProjectOnScreen => {
  const read = projectNameOf(name)
  return {
    name: { value: name, error: isJudged && E.isLeft(read) ? read.left.reason : undefined },
    isBusy,
    failure: failed && `The project was not created: ${failureMessageOf(failed)}`,
  }
}
