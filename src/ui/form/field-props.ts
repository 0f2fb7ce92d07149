import type { EntryOnScreen } from './form-view-model'
import type { EntryActions } from './use-form'

/** What each field of an entry is given, whatever stands beside it. */
export const fieldsOf =
  <Field extends string>(
    { fieldOf, isBusy }: Pick<EntryOnScreen<Field>, 'fieldOf' | 'isBusy'>,
    on: Pick<EntryActions<Field>, 'type' | 'leave'>,
  ) =>
  (name: Field) => ({
    ...fieldOf(name),
    name,
    readOnly: isBusy,
    onType: (text: string) => on.type(name, text),
    onLeave: () => on.leave(name),
  })
