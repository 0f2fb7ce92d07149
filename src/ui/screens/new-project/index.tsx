import * as E from 'fp-ts/Either'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { projectNameOf } from '../../../domain/project'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { useIsHere } from '../../components'
import { emptyNewProjectForm, newProjectForm } from './new-project-form-state'
import { newProjectOnScreen } from './view-model'
import { NewProjectScreen } from './new-project-screen'

export default function NewProject() {
  const { project } = useDesk()
  const navigate = useNavigate()
  const [form, tell] = useReducer(newProjectForm, emptyNewProjectForm)
  const input = useRef<HTMLInputElement>(null)
  const isHere = useIsHere()

  useEffect(() => input.current?.focus(), [])

  const submit = async (): Promise<void> => {
    if (form.isBusy) return
    const name = projectNameOf(form.name)
    if (E.isLeft(name)) {
      tell({ kind: 'left' })
      input.current?.focus()
      return
    }
    tell({ kind: 'sent' })
    const answer = await project.create(name.right)()
    if (E.isLeft(answer)) return tell({ kind: 'failed', failed: answer.left })
    // §2; going back leads to the projects, not to the form of one that is there.
    if (isHere()) await navigate(tabAddressOf(answer.right.id, { kind: 'stops' }), { replace: true })
  }

  return (
    <NewProjectScreen
      shown={newProjectOnScreen(form)}
      input={input}
      on={{
        type: (text) => tell({ kind: 'typed', text }),
        leave: () => tell({ kind: 'left' }),
        submit: () => void submit(),
      }}
    />
  )
}
