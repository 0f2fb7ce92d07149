import type { FormViewModel } from './form-view-model'
import type { FormActions } from './use-form'

/** What each field of an entry is given, whatever stands beside it. */
export const fieldPropsOf =
  <Field extends string>(
    { fieldOf, isBusy }: Pick<FormViewModel<Field>, 'fieldOf' | 'isBusy'>,
    actions: Pick<FormActions<Field>, 'change' | 'blur'>,
  ) =>
  (name: Field) => ({
    ...fieldOf(name),
    name,
    readOnly: isBusy,
    onChange: (text: string) => actions.change(name, text),
    onBlur: () => actions.blur(name),
  })
