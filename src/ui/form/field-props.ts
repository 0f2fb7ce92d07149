import type { FormViewModel } from './form-view-model'
import type { FormActions } from './use-form'

/** The props that every field of a form shares. */
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
