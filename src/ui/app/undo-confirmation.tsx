import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useDesk } from '../actions'
import { Button, Dialog } from '../components'
import { questionOnScreen, type QuestionOnScreen } from './undo-confirmation-view-model'

/** Going back or forth past what somebody else did asks first. */
export const HistoryQuestion = observer(() => {
  const { history, session } = useDesk()
  const { stepsToConfirm } = history.store.value
  return stepsToConfirm === undefined ? null : (
    <Question
      shown={questionOnScreen(stepsToConfirm, session.user?.username)}
      onCancel={history.cancel}
      onGo={() => void history.confirm()}
    />
  )
})

type QuestionProps = {
  readonly shown: QuestionOnScreen
  readonly onCancel: () => void
  readonly onGo: () => void
}

const Question = ({ shown: { title, verb, lines }, onCancel, onGo }: QuestionProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      isAlert
      first={cancel}
      onCancel={onCancel}
      foot={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button label={verb} look="primary" onPress={onGo} />
        </>
      }
    >
      <ul>
        {lines.map(({ id, words, by }) => (
          <li key={id}>
            {words} <span className="rr-muted">· {by}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
