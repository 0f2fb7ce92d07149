import { Dialog, IconButton, closeIcon } from '../../components'
import './shortcuts.css'

type ShortcutsDialogProps = {
  readonly groups: ReadonlyArray<{
    readonly title: string
    readonly shortcuts: ReadonlyArray<{ readonly label: string; readonly keys: ReadonlyArray<string> }>
  }>
  /** whether keys without a modifier are shortcuts */
  readonly areEnabled: boolean
  readonly onChoose: (areEnabled: boolean) => void
  readonly onClose: () => void
}

export default function ShortcutsDialog({ groups, areEnabled, onChoose, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      title="Shortcuts"
      isWide
      onCancel={onClose}
      header={<IconButton label="Close" icon={closeIcon} variant="close" onPress={onClose} />}
    >
      <div className="rr-keys">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="rr-check rr-single-keys">
        <input type="checkbox" checked={areEnabled} onChange={(event) => onChoose(event.target.checked)} />
        Single-key shortcuts
      </label>
    </Dialog>
  )
}
