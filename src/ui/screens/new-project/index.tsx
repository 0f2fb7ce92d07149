import * as E from 'fp-ts/Either'
import { useEffect, useReducer, useRef, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { projectNameOf } from '../../../domain/project-name'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { useIsMounted, SubmitButton, Failure, Field, Form, PageHeader } from '../../components'
import {
  newProjectViewModel,
  emptyNewProjectFormState,
  newProjectFormReducer,
  type NewProjectViewModel,
} from './view-model'
import './new-project.css'

type NewProjectScreenProps = {
  readonly viewModel: NewProjectViewModel
  readonly input: Ref<HTMLInputElement>
  readonly actions: {
    readonly change: (text: string) => void
    readonly blur: () => void
    readonly submit: () => void
  }
}

/** The screen that creates a project (§2). */
const NewProjectScreen = ({ viewModel: { name, isBusy, failure }, input, actions }: NewProjectScreenProps) => (
  <>
    <title>New project · Rondrit</title>
    <PageHeader title="New project" back="/projects" />
    <div className="rr-new-project">
      <Form
        onSubmit={actions.submit}
        failure={<Failure message={failure} />}
        buttons={<SubmitButton className="button is-primary" label="Create project" busy={isBusy} />}
      >
        <Field
          label="Project name"
          name="projectName"
          help="A project holds the stops of one planning, for example a week or a region."
          {...name}
          readOnly={isBusy}
          ref={input}
          onChange={actions.change}
          onBlur={actions.blur}
        />
      </Form>
    </div>
  </>
)

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
