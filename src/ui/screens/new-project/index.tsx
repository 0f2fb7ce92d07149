import * as E from 'fp-ts/Either'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { projectNameOf } from '../../../domain/project'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../actions'
import { useIsMounted } from '../../components'
import { emptyNewProjectFormState, newProjectFormReducer } from './new-project-form-state'
import { newProjectViewModel } from './view-model'
import { NewProjectScreen } from './new-project-screen'

export default function NewProject() {
  const { project } = useApp()
  const navigate = useNavigate()
  const [state, dispatch] = useReducer(newProjectFormReducer, emptyNewProjectFormState)
  const input = useRef<HTMLInputElement>(null)
  const isMounted = useIsMounted()

  useEffect(() => input.current?.focus(), [])

  const submit = async (): Promise<void> => {
    if (state.isBusy) return
    const name = projectNameOf(state.name)
    if (E.isLeft(name)) {
      dispatch({ kind: 'blurred' })
      input.current?.focus()
      return
    }
    dispatch({ kind: 'sent' })
    const answer = await project.create(name.right)
    if (E.isLeft(answer)) return dispatch({ kind: 'failed', failure: answer.left })
    // §2. `replace`, so that Back leads to the projects and not to the form of a created one.
    if (isMounted()) await navigate(tabAddressOf(answer.right.id, { kind: 'stops' }), { replace: true })
  }

  return (
    <NewProjectScreen
      viewModel={newProjectViewModel(state)}
      input={input}
      actions={{
        change: (text) => dispatch({ kind: 'changed', text }),
        blur: () => dispatch({ kind: 'blurred' }),
        submit: () => void submit(),
      }}
    />
  )
}
