/** Responsible for edits of what is known of a stop: its form, and the fields that the form changes. */
export { fieldConflictsOf, type FieldConflict } from './edit-conflict'
export { editableFields, type EditableField, type FieldEdit } from './field-edit'
export { parseStopEditForm, stopEditFormOf, typedFields, type StopEditForm, type TypedField } from './stop-edit-form'
