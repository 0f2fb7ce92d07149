/** Responsible for edits of what is known of a stop: its form, and the fields that the form changes. */
export { fieldConflictsOf, type FieldConflict } from './edit-conflict'
export { editableFields, stopAfterEdits, type EditableField, type FieldEdit } from './field-edit'
export { rebaseStopEdit, type StopEdit } from './rebase-stop-edit'
export {
  parseStopEditForm,
  slotFields,
  stopEditFormOf,
  typedFields,
  withFirstAddress,
  type StopEditForm,
  type TypedField,
} from './stop-edit-form'
export { emptyUrgentForm, parseUrgentForm, urgentFields, type UrgentField, type UrgentForm } from './urgent-form'
