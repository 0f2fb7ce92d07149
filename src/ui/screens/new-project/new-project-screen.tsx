import type { Ref } from 'react'
import { BusyButton, Failure, Field, Form, PageHead } from '../../components'
import type { NewProjectOnScreen } from './view-model'
import './new-project.css'

type NewProjectScreenProps = {
  readonly shown: NewProjectOnScreen
  readonly input: Ref<HTMLInputElement>
  readonly on: {
    readonly type: (text: string) => void
    readonly leave: () => void
    readonly submit: () => void
  }
}

/** §2 */
export const NewProjectScreen = ({ shown: { name, isBusy, failure }, input, on }: NewProjectScreenProps) => (
  <>
    <title>New project · Rondrit</title>
    <PageHead title="New project" back="/projects" />
    <div className="rr-new-project">
      <Form
        isReady
        onSubmit={on.submit}
        failure={<Failure words={failure} />}
        buttons={<BusyButton className="button is-primary" label="Create project" busy={isBusy} />}
      >
        <Field
          label="Project name"
          name="projectName"
          help="A project holds the stops of one planning, for example a week or a region."
          {...name}
          readOnly={isBusy}
          ref={input}
          onType={on.type}
          onLeave={on.leave}
        />
      </Form>
    </div>
  </>
)
