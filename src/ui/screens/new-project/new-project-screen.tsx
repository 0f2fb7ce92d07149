import type { Ref } from 'react'
import { SubmitButton, Failure, Field, Form, PageHeader } from '../../components'
import type { NewProjectViewModel } from './view-model'
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

/** §2 */
export const NewProjectScreen = ({ viewModel: { name, isBusy, failure }, input, actions }: NewProjectScreenProps) => (
  <>
    <title>New project · Rondrit</title>
    <PageHeader title="New project" back="/projects" />
    <div className="rr-new-project">
      <Form
        isComplete
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
